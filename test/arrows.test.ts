import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { arrowFaults, importsOf } from './arrows.ts'

const rooms = 'catalogue store domain http web brands surface bench test scripts'.split(' ')

test('every import points down, and every file is where and what the house says', () => {
  expect(arrowFaults(repository())).toEqual([])
})

function repository(): Map<string, string> {
  const root = join(import.meta.dirname, '..')
  const isSource = (path: string) => /\.(tsx?|mjs|css)$/.test(path)
  const paths = readdirSync(root, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isFile()) return isSource(entry.name) ? [entry.name] : []
    if (!rooms.includes(entry.name)) return []
    const names = readdirSync(join(root, entry.name), { recursive: true, encoding: 'utf8' })
    return names.filter(isSource).map((name) => `${entry.name}/${name.replaceAll('\\', '/')}`)
  })
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]))
}

// The checker itself, on made-up houses. Each: files, and what the one fault says.

const line = (from: string) => `import { x } from '${from}'\n`
const call = (from: string) => ['import', `('${from}')\n`].join('')

const bad: [string, Record<string, string>, RegExp][] = [
  ['up', { 'store/a.ts': line('#domain/b.ts'), 'domain/b.ts': '' }, /store\/ does not stand on/],
  [
    'up, only a type',
    { 'store/a.ts': "import type { X } from '#http/b.ts'", 'http/b.ts': '' },
    /st/,
  ],
  ['sideways', { 'http/a.ts': line('#web/b.ts'), 'web/b.ts': '' }, /http\/ does not stand on web/],
  ['past domain', { 'http/a.ts': line('#store/b.ts'), 'store/b.ts': '' }, /not stand on store/],
  ['config from below', { 'http/a.ts': line('#config.ts'), 'config.ts': '' }, /stand on config/],
  ['into a test', { 'http/a.ts': line('./b.test.ts'), 'http/b.test.ts': '' }, /builds on a test/],
  ['later, by a call', { 'store/a.ts': call('#http/b.ts'), 'http/b.ts': '' }, /not stand/],
  ['handed on', { 'store/a.ts': "export * from '#http/b.ts'\nf()", 'http/b.ts': '' }, /not stand/],
  [
    'a component',
    { 'web/site/home/a.tsx': line('#domain/b.ts'), 'domain/b.ts': '' },
    /page's load/,
  ],
  [
    'site to admin',
    { 'web/site/a.ts': line('#web/admin/b.ts'), 'web/admin/b.ts': '' },
    /web\/site/,
  ],
  ['ui to site', { 'web/ui/a.ts': line('#web/site/b.ts'), 'web/site/b.ts': '' }, /web\/ui/],
  [
    'screen to screen',
    {
      'web/admin/screens/logs/a.ts': line('#web/admin/screens/media/b.ts'),
      'web/admin/screens/media/b.ts': '',
    },
    /part of another screen/,
  ],
  [
    'a room that knows a screen',
    {
      'web/admin/documents/form/a.ts': line('#web/admin/screens/media/b.ts'),
      'web/admin/screens/media/b.ts': '',
    },
    /documents\/ does not depend on screens/,
  ],
  [
    'a control that knows the documents around it',
    {
      'web/admin/fields/a.ts': line('#web/admin/documents/b.ts'),
      'web/admin/documents/b.ts': '',
    },
    /fields\/ does not depend on documents/,
  ],
  [
    'a folder of the domain that knows one above it',
    { 'domain/media/a.ts': line('#domain/content/b.ts'), 'domain/content/b.ts': '' },
    /domain\/media\/ does not depend on content/,
  ],
  [
    'an unlisted folder of the catalogue',
    { 'catalogue/shapes/a.ts': line('#catalogue/time/b.ts'), 'catalogue/time/b.ts': '' },
    /no folder of catalogue/,
  ],
  [
    'an eleventh room of the back office',
    { 'web/admin/form/a.ts': line('#web/admin/i18n/b.ts'), 'web/admin/i18n/b.ts': '' },
    /no room/,
  ],
  [
    'a room that knows the front files',
    { 'web/admin/ui/a.ts': line('#web/admin/theme.ts'), 'web/admin/theme.ts': '' },
    /a front file/,
  ],
  [
    'a migration that follows the catalogue',
    { 'store/migrations/0002-a.ts': line('#catalogue/b.ts'), 'catalogue/b.ts': '' },
    /freezes inside itself/,
  ],
  [
    'a busy floor',
    { 'catalogue/a.ts': line('node:fs') },
    /stands on Zod, icu-minify and the data of countries alone/,
  ],
  ['a missing file', { 'http/a.ts': line('./gone.ts') }, /does not exist/],
  ['too far up', { 'web/site/home/a.ts': line('../../ui/b.ts'), 'web/ui/b.ts': '' }, /# path/],
  ['a circle', { 'http/a.ts': line('./b.ts'), 'http/b.ts': line('./a.ts') }, /circle: http\/a/],
  [
    'a circle of folders',
    {
      'http/a/x.ts': line('#http/b/x.ts'),
      'http/b/x.ts': '',
      'http/b/y.ts': line('#http/a/y.ts'),
      'http/a/y.ts': '',
    },
    /circle: http\/a → http\/b → http\/a/,
  ],
  [
    'two looks into http',
    {
      'web/admin/a.ts': "import type { Api } from '#http/api.ts'",
      'web/admin/b.ts': "import type { Api } from '#http/api.ts'",
      'http/api.ts': '',
    },
    /one file may/,
  ],
  [
    'an answer by another way',
    { 'web/admin/a.ts': line('#catalogue/wire.ts'), 'catalogue/wire.ts': '' },
    /answers' types/,
  ],
  ['index', { 'http/pages/index.ts': 'export const a = 1' }, /never index/],
  ['a barrel', { 'http/all.ts': "export { a } from './b.ts'\n", 'http/b.ts': '' }, /only hands on/],
  ['a vague folder', { 'http/utils/a.ts': '' }, /no folder is called utils/],
  [
    'a crowded folder',
    Object.fromEntries(Array.from({ length: 26 }, (_, at) => [`web/ui/${at}.css`, ''])),
    /web\/ui has 26 files/,
  ],
  [
    'a folder crowded by tests that stand alone',
    Object.fromEntries(Array.from({ length: 26 }, (_, at) => [`http/api/${at}.test.ts`, ''])),
    /http\/api has 26 files/,
  ],
  ['a long file', { 'http/a.ts': '\n'.repeat(301) }, /has 301 lines/],
  ['the environment', { 'http/a.ts': 'f(process.env.PORT)' }, /reads the environment/],
]

test.each(bad)('%s is noticed', (_name, files, sentence) => {
  expect(arrowFaults(new Map(Object.entries(files)))).toEqual([expect.stringMatching(sentence)])
})

test('what the house allows is allowed', () => {
  const fullFolder = Array.from({ length: 25 }, (_, at) => `http/pages/${at}`)
  const tested = fullFolder.flatMap((path) => [`${path}.ts`, `${path}.test.ts`])
  const house = {
    'app.ts': line('#http/api.ts') + line('#web/routes.ts') + line('#config.ts'),
    'config.ts': 'f(process.env)',
    'catalogue/field.ts': line('zod'),
    'catalogue/home/hero.ts': line('../field.ts'),
    'store/find.ts': line('#catalogue/field.ts'),
    'domain/save.ts': line('#store/find.ts'),
    'domain/save.test.ts': line('#test/people.ts') + line('./save.ts') + line('vitest'),
    'http/api.ts': `${line('#domain/save.ts')}import type { Config } from '#config.ts'`,
    'web/routes.ts': line('./site/home/page.tsx'),
    'web/site/home/page.tsx': line('#domain/save.ts') + line('#web/ui/icon.tsx'),
    'web/ui/icon.tsx': line('./icon.css'),
    'web/admin/router.tsx': call('./screens/header/a.tsx'),
    'web/admin/screens/header/a.tsx': line('./iconmenu/b.tsx') + line('#web/admin/fields/c.ts'),
    'web/admin/screens/header/iconmenu/b.tsx': '',
    'web/admin/fields/c.ts': '',
    'web/admin/client.ts': "import type { Api } from '#http/api.ts'",
    'web/admin/wire.gen.ts': '\n'.repeat(301),
    'test/people.ts': line('#store/find.ts') + line('#app.ts'),
    ...Object.fromEntries(tested.map((path) => [path, ''])),
  }
  expect(arrowFaults(new Map(Object.entries(house)))).toEqual([])
})

test('imports are found however they are laid out, and not in comments', () => {
  const text = [
    'import a from "a"',
    "import 'b.css'",
    'import {',
    '  c,',
    '  type D,',
    "} from 'c'",
    "import type { E } from 'e'",
    "export * as f from 'f'",
    "const g = await import('g')",
    "// import x from 'x'",
    '/**',
    " * import x from 'x'",
    ' */',
    "const glob = '**/*.ts'",
    "export const h = 'h'",
  ].join('\n')
  expect(importsOf(text).map(({ from }) => from)).toEqual(['a', 'b.css', 'c', 'e', 'f', 'g'])
})
