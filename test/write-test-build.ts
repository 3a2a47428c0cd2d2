import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { pages } from '#web/routes.ts'
import { allBlockStyles } from '#web/site/blocks/block-styles.ts'
import {
  consentStyles,
  languageStyles,
  lateStyles,
  noticeStyles,
  siteStyles,
} from '#web/site/document.tsx'
import { allFaceStyles } from '#web/site/face-styles.ts'

const sheets = [
  siteStyles,
  lateStyles,
  noticeStyles,
  consentStyles,
  ...allFaceStyles,
  ...Object.values(languageStyles),
  ...allBlockStyles,
  ...Object.values(pages).flatMap(({ styles }) => styles ?? []),
]

/** What the build makes for browsers, in small: every entry, and two files. Gives its folder. */
export async function writeTestBuild(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'build')
  await mkdir(join(folder, '.vite'), { recursive: true })
  await mkdir(join(folder, 'assets'), { recursive: true })
  const manifest = {
    'web/islands.ts': { file: 'assets/islands-1.js' },
    'web/admin/main.tsx': {
      file: 'assets/main-1.js',
      imports: ['_react-1.js'],
      assets: [
        'assets/text-latin-1.woff2',
        'assets/text-arabic-1.woff2',
        'assets/text-latin-1.svg',
      ],
    },
    'web/admin/screen-routes.tsx': {
      file: 'assets/inside-1.js',
      imports: ['_react-1.js'],
      css: ['assets/inside-1.css'],
    },
    '_react-1.js': { file: 'assets/react-1.js', css: ['assets/react-1.css'] },
    ...Object.fromEntries(sheets.map((source) => [source, { file: 'assets/site-1.css' }])),
  }
  await writeFile(join(folder, '.vite/manifest.json'), JSON.stringify(manifest))
  await writeFile(join(folder, 'assets/islands-1.js'), testScript)
  await writeFile(join(folder, 'assets/islands-1.js.br'), brotliCompressSync(testScript))
  await writeFile(join(folder, 'assets/main-1.js'), testScript)
  await writeFile(join(folder, 'assets/site-1.css'), 'body{margin:0}')
  return folder
}

/** What the scripts of the build above hold. */
const testScript = 'export {}\n'.repeat(100)
