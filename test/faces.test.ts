import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { themeOf } from '#catalogue/sections/site/look.ts'
import { bundledFaces } from '#catalogue/theme/bundled-faces.ts'
import { facesOf } from '#catalogue/theme/faces.ts'
import { brandFaces } from '#scripts/vite/brand-faces.mjs'
import { writeFaces } from '#scripts/vite/faces.mjs'
import { faceStyles, isNeededFirst } from '#web/site/face-styles.ts'

const colours = { primary: '#ffb81c', secondary: '#2b1420' }

/** A brand's folder with a file of a typeface. */
function openBrand(source = ''): string {
  const folder = mkdtempSync(join(tmpdir(), 'linecheck-faces-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, 'fonts'))
  const figtree = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'
  copyFileSync(createRequire(import.meta.url).resolve(figtree), join(folder, 'fonts/barn.woff2'))
  writeFileSync(join(folder, 'fonts/barn.ttf'), 'no woff2')
  writeFileSync(join(folder, 'brand.ts'), source)
  return folder
}

test('a family in the brand’s folder is written as it is, with the measures of its letters', async () => {
  const folder = openBrand(`
    import { defineBrand } from 'linecheck/brand'
    export const brand = defineBrand({
      linecheck: '^2', name: 'Barn', languages: ['en'],
      faces: {
        'barn-sans': {
          family: 'Barn Sans',
          role: 'text',
          files: [
            { path: 'fonts/barn.woff2', range: 'U+20-7E' },
            { path: 'fonts/barn.woff2', weight: '700', range: 'U+600-6FF' },
            { path: 'fonts/barn.woff2', range: 'U+400-4FF, U+2116' },
            { path: 'fonts/barn.woff2', range: 'U+A0-FF' },
          ],
        },
      },
    })
  `)
  const surface = join(import.meta.dirname, '../surface/brand.ts')
  const aliases = { '#brand': join(folder, 'brand.ts'), 'linecheck/brand': surface }
  const sheets = await writeFaces({
    aliases,
    folder: join(folder, 'faces'),
    families: bundledFaces,
  })
  const names = sheets.map((sheet) => sheet.split('/').at(-1))
  expect(names).toContain('barn-sans.css')
  expect(names).toHaveLength(14)

  const read = (name: string) => readFileSync(join(folder, 'faces', name))
  const text = String(read('barn-sans.css'))
  const rules = [
    ...text.matchAll(/font-weight: (.+);\n.*\n.*faces\/(.+)'.*\n.*unicode-range: (.+);/g),
  ]
  expect(rules.map(([, ...found]) => found)).toEqual(
    [
      ['300 900', 'barn-sans-0-plain.woff2', 'U+20-7E'],
      ['700', 'barn-sans-1-arabic.woff2', 'U+600-6FF'],
      ['300 900', 'barn-sans-2-rare.woff2', 'U+400-4FF, U+2116'],
      ['300 900', 'barn-sans-3-accented.woff2', 'U+A0-FF'],
    ].map(([weight, file, range]) => [weight, expect.stringContaining(file ?? ''), range]),
  )
  expect(read('barn-sans-0-plain.woff2')).toEqual(readFileSync(join(folder, 'fonts/barn.woff2')))
  expect(text).toContain("--face-text: 'Barn Sans', 'Barn Sans Fallback',")
  // The bundled family is the same font from its lightest weight on: local letters are stretched alike.
  const measures = (sheet: string) =>
    [...sheet.matchAll(/(?:size-adjust|-override): (.*)%/g)].map(([, percent]) => Number(percent))
  const [found, expected] = [measures(text), measures(String(read('figtree.css')))]
  expect(found).toHaveLength(8)
  for (const [at, percent] of found.entries())
    expect(Math.abs(percent - (expected[at] ?? 0))).toBeLessThan(2)
})

const barn = { family: 'Barn Sans', role: 'text', files: [{ path: 'fonts/barn.woff2' }] } as const

test('the build says what is wrong with a typeface', () => {
  const folder = openBrand()
  const check = (key: string, more: object, theme?: object) => () =>
    brandFaces(
      { name: 'Barn', faces: { [key]: { ...barn, ...more } }, theme: { ...colours, ...theme } },
      folder,
      bundledFaces,
    )
  const file = (more: object) => ({ files: [{ ...barn.files[0], ...more }] })
  expect(check('barn-sans', {}, { text_face: 'barn-sans', display_face: 'oswald' })).not.toThrow()
  for (const [fault, sentence] of [
    [check('Barn Sans', {}), '"Barn Sans" whose name'],
    [check('rubik', {}), 'with the name of a bundled one'],
    [check('barn', { family: "Barn'" }), 'whose family has other signs'],
    [check('barn', { files: [] }), 'without files'],
    [check('barn', file({ weight: 'bold' })), 'with a weight'],
    [check('barn', file({ range: 'Latin' })), 'with a range'],
    [
      check('barn', file({ path: 'fonts/hay.woff2' })),
      'fonts/hay.woff2, which is not in its folder',
    ],
    [
      check('barn', file({ path: '../../etc/hosts' })),
      '../../etc/hosts, which is not in its folder',
    ],
    [check('barn', file({ path: 'fonts/barn.ttf' })), 'fonts/barn.ttf, which is no woff2 file'],
    [
      check('barn', {}, { display_face: 'barn' }),
      '"barn" as display_face, and no typeface of that name',
    ],
    [check('barn', {}, { text_face: 'bran' }), '"bran" as text_face, and no typeface of that name'],
  ] as const)
    expect(fault).toThrow(sentence)
})

test('a brand’s typeface is chosen for what it is made for', () => {
  const [titles, texts] = [facesOf('display', { barn }), facesOf('text', { barn })]
  expect([titles.barn, texts.barn]).toEqual([undefined, 'Barn Sans'])
  expect([titles.oswald, texts.rubik]).toEqual(['Oswald', 'Rubik'])
})

test('a typeface that the brand’s folder no longer has gives way to that of its theme', () => {
  const wear = (faces: object) => themeOf(null, faces as Parameters<typeof themeOf>[1])
  const own = wear({ display_face: 'oswald', text_face: 'bitter' })
  const gone = wear({ display_face: 'barn', text_face: 'barn-sans' })
  expect([own.display_face, own.text_face]).toEqual(['oswald', 'bitter'])
  expect([gone.display_face, gone.text_face]).toEqual(['bricolage-grotesque', 'rubik'])
})

test('a page wears the chosen families, in Arabic the one of the text for all', () => {
  const theme = { ...colours, display_face: 'oswald', text_face: 'bitter' } as const
  const worn = (language: 'en' | 'ae') =>
    faceStyles(theme, language).map((sheet) => sheet.split('/').at(-1))
  expect([worn('en'), worn('ae')]).toEqual([['oswald.css', 'bitter.css'], ['bitter.css']])
})

test('letters are fetched first only where they are common', () => {
  const [plain, accented, arabic, rare] = ['plain', 'accented', 'arabic', 'rare'].map(
    (kind) => `/assets/1-display-${kind}-2.woff2`,
  )
  const first = (language: 'en' | 'de' | 'ae') =>
    [plain, accented, arabic, rare].filter((font = '') => isNeededFirst(font, language))
  expect([first('en'), first('de'), first('ae')]).toEqual([
    [plain],
    [plain, accented],
    [plain, arabic],
  ])
  // A family may be called by such a word itself.
  expect(isNeededFirst('/assets/noto-arabic-0-plain-3.woff2', 'en')).toBe(true)
})
