import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { blockKinds } from '#catalogue/collections/block-kinds.ts'
import { rowBody, saveBody } from '#catalogue/content/save-body.ts'
import { icmBanner } from '#catalogue/sections/home/icm-banner.ts'
import { checkParts } from '#web/site/brand/parts.tsx'
import { content } from './reference/content.ts'
import { event } from './reference/fields.ts'
import { parts } from './reference/parts.tsx'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const page = read('docs/brand-reference.md')

test('the examples of the reference are the files that they name', async () => {
  const fence = /^```tsx? (test\/\S+)\n[\s\S]*?^```$/gm
  const named = [...page.matchAll(fence)]
  expect(named.length).toBeGreaterThan(5)
  const written = page.replaceAll(fence, (all, path: string) => {
    return `${all.slice(0, all.indexOf('\n'))}\n${read(path)}\`\`\``
  })
  await expect(written).toMatchFileSnapshot(join(root, 'docs/brand-reference.md'))
})

test('the reference has every name that a brand can import, and every part', () => {
  const names = read('test/brand/surface.txt').match(/^ {2}\w+$/gm) ?? []
  const missing = names.map((name) => name.trim()).filter((name) => !page.includes(`\`${name}\``))
  expect(names.length).toBeGreaterThan(40)
  expect(missing).toEqual([])
  expect(() => checkParts(parts)).not.toThrow()
  expect(() => checkParts({ Nothing: null })).toThrow(`only ${Object.keys(parts).join(', ')}.`)
})

test('the fields of the reference take the values that it gives as examples', () => {
  const rows = page.matchAll(/^\| (`.*?`) \|.*?\| `(.*?)`(?:, as `(\w+)`)? \|/gm)
  const told = [...rows].flatMap(([, kinds = '', value = '', wire]) =>
    kinds.split(', ').map((kind) => ({ kind: kind.replaceAll('`', ''), value, wire })),
  )
  for (const { kind, value, wire } of told) {
    const field = event.fields.find((one) => one.kind === kind)
    const sent = { [wire ?? field?.key ?? '']: JSON.parse(value) }
    const { success, data = {} } = rowBody(event).safeParse(sent)
    expect([kind, success, field?.read(data, field.empty) ?? null]).toEqual([
      kind,
      true,
      expect.anything(),
    ])
  }
  const kinds = new Set(told.map(({ kind }) => kind))
  expect(event.fields.filter(({ kind }) => !kinds.has(kind))).toEqual([])
})

test('the content of the reference is what a save takes', () => {
  const lookup = { file: () => 7, entry: () => 3 }
  const [entry] = content.entries('2027-05-04T10:00:00.000Z')
  const made = entry?.make(lookup)
  expect(rowBody(event).parse(made?.sent)).toMatchObject({ until: '2027-06-03', offers: [3] })
  expect(rowBody(event).parse(made?.translations?.de)).toMatchObject({ body: { type: 'doc' } })
  expect(saveBody(icmBanner).parse(content.sections(lookup)['home.icm'])).toEqual({
    name: 'Fresh from the barn',
  })
})

test('the guide of pages names every kind of block', () => {
  const guide = read('docs/guides/pages.md').toLowerCase()
  expect(blockKinds.filter(({ label }) => !guide.includes(label.toLowerCase()))).toEqual([])
})
