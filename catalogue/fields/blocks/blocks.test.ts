import fc from 'fast-check'
import { expect, test } from 'vitest'
import { merge } from '#catalogue/change/merge.ts'
import { page } from '#catalogue/collections/page.ts'
import { applySave } from '#catalogue/content/apply-save.ts'
import { checkComplete } from '#catalogue/content/check-complete.ts'
import { entitiesOf, picturesOf, valuesToWire } from '#catalogue/content/content-to-wire.ts'
import { readInput } from '#catalogue/content/read-input.ts'
import { saveBody } from '#catalogue/content/save-body.ts'
import { searchTexts } from '#catalogue/content/search-texts.ts'
import { sourceChanges } from '#catalogue/content/source-changes.ts'
import {
  applyTranslation,
  fillTranslation,
  untranslatedTexts,
  withoutFallbacks,
} from '#catalogue/content/translation.ts'
import { type Content, storedValue } from '#catalogue/declaration.ts'
import { storedRows } from '#catalogue/fields/lists/translated-rows.ts'
import { writeCell } from '#catalogue/spreadsheet/cells.ts'
import { columnsOf } from '#catalogue/spreadsheet/columns.ts'
import { readCells } from '#catalogue/spreadsheet/read-cell.ts'
import { body, empty, farms, prose, save } from '#test/content/farms.ts'

test('a block has the fields of its kind, and a kind that is not declared is refused', () => {
  expect(valuesToWire(page, farms, new Map()).blocks).toMatchObject([
    { id: 11, kind: 'hero', width: 'full', title: 'Grown nearby', image_id: 7 },
    { id: 12, kind: 'cards', width: 'half', cards: [{ id: 1, title: 'Potatoes' }, { id: 2 }] },
    { id: 13, kind: 'items', entries: [{ id: 4, name: 'Fries' }] },
    { id: 14, kind: 'text', body: prose },
  ])
  for (const block of [{ kind: 'carousel' }, {}, { kind: 'text', url: '/menu' }])
    expect(body.safeParse({ blocks: [block] }).success).toBe(false)
  expect(readInput(body, { blocks: [{ kind: 'carousel' }] })).toMatchObject({
    errors: { 'blocks.0.kind': [{ key: 'input.notOnList' }] },
  })
  const tooMany = Array.from({ length: 51 }, () => ({ kind: 'text' }))
  expect(body.safeParse({ blocks: tooMany }).success).toBe(false)
  expect(
    body.safeParse({
      blocks: [
        { id: 1, kind: 'text' },
        { id: 1, kind: 'hero' },
      ],
    }).success,
  ).toBe(false)
})

test('a block whose kind is gone is kept until staff remove it, and guests do not see it', () => {
  const herd = { id: 20, values: { kind: 'herd', title: 'Cows', animals: 40 } }
  const list = [...storedRows(farms.values.blocks ?? []), herd]
  const before = { ...farms, values: { ...farms.values, blocks: list } }
  const wire = valuesToWire(page, before, new Map()).blocks
  const sent = body.parse({
    blocks: [
      { id: 14, kind: 'text' },
      { id: 20, kind: 'gone' },
    ],
  })
  expect(wire).toContainEqual({ id: 20, kind: 'gone', former_kind: 'herd' })
  const kept = applySave(page, before, sent).content
  expect(storedRows(kept.values.blocks ?? [])[1]).toEqual(herd)
  expect(checkComplete(page, kept)).toEqual({})
  const field = page.fields.find(({ key }) => key === 'blocks')
  const lookups = { page: () => null, file: () => null, entry: () => null, picture: () => null }
  const shown = field?.resolve?.(kept.values.blocks ?? [], {
    ...lookups,
    currency: 'EUR',
    language: 'en',
  })
  expect(shown).toMatchObject([{ id: 14 }])
  expect(save({ blocks: [{ id: 14, kind: 'text' }] }, before).values.blocks).toMatchObject([
    { id: 14 },
  ])
  // One that was never stored is not made.
  expect(save({ blocks: [{ id: 99, kind: 'gone' }] }, before).values.blocks).toEqual([])
  const mine = save({ title: 'Mine' }, before)
  const theirs = applySave(page, before, sent).content
  const merged = merge(page, { base: before, mine, theirs }).content
  expect(storedRows(merged.values.blocks ?? [])).toContainEqual(herd)
})

test('what is missing in a block is said where it stands, in its rows too', () => {
  const open = save({ title: 'x', blocks: [{ kind: 'hero' }, { kind: 'cards', cards: [{}] }] })
  const errors = checkComplete(page, open)
  expect(Object.keys(errors).sort()).toEqual(['blocks.0.title', 'blocks.1.cards.0.title'])
  const without = save({ title: 'x', blocks: [{ kind: 'steps' }] })
  expect(Object.keys(checkComplete(page, without))).toEqual(['blocks.0.steps'])
})

test('another kind under the same id is another block', () => {
  const after = save({ blocks: [{ id: 11, kind: 'offers' }] }, farms)
  expect(after.values.blocks).toMatchObject([{ id: 11, values: { kind: 'offers', title: '' } }])
})

test('pictures and entries are found inside blocks and their rows, with their paths', () => {
  expect(picturesOf(page, farms).sort()).toEqual([7, 8])
  expect(entitiesOf(page, farms)).toEqual([
    { category: 3, id: 4, path: 'blocks.2.entries', isLink: false },
  ])
})

test('guests find a page by the words of its blocks, and by no name of a kind', () => {
  const [found] = searchTexts(page, farms)
  expect(found?.title).toBe('Our farms')
  expect(found?.text).toMatch(/Grown nearby.*Potatoes.*Lettuce.*Made of it.*Washed three times/)
  expect(`${found?.text}${found?.more}`).not.toMatch(/hero|Hero|Whole line/)
})

test('a translation has the texts of each block and row; what it lacks falls back', () => {
  const german = withoutFallbacks(page, farms)
  const sent = saveBody(german).parse({
    blocks: [
      { id: 11, kind: 'hero', title: 'Nebenan gewachsen' },
      { id: 12, kind: 'cards', cards: [{ id: 2, title: 'Salat' }] },
    ],
  })
  const before = fillTranslation(page, farms, null)
  const translation = applySave(german, before, sent).content
  const shown = applyTranslation(page, farms, translation)
  expect(valuesToWire(page, shown, new Map()).blocks).toMatchObject([
    { id: 11, title: 'Nebenan gewachsen', image_id: 7 },
    {
      id: 12,
      width: 'half',
      cards: [
        { id: 1, title: 'Potatoes' },
        { id: 2, title: 'Salat' },
      ],
    },
    { id: 13, title: 'Made of it', entries: [{ id: 4 }] },
    { id: 14, body: prose },
  ])
  const left = untranslatedTexts(page, farms, translation)
  expect(left).toContain('Potatoes')
  expect(left).not.toContain('Lettuce')
  expect(left).not.toContain('hero')
  const other = save({ blocks: [{ id: 11, kind: 'offers', title: 'Fresh' }] }, farms)
  expect(applyTranslation(page, other, translation).values.blocks).toEqual(other.values.blocks)
  expect(saveBody(german).safeParse({ blocks: [{ id: 11, kind: 'hero', gallery_id: 9 }] })).toEqual(
    expect.objectContaining({ success: false }),
  )
})

test('a translation is out of date where the text of its block has changed', () => {
  const german = withoutFallbacks(page, farms)
  const blocks = [{ id: 11, kind: 'hero', title: 'Nebenan gewachsen' }]
  const before = fillTranslation(page, farms, null)
  const translation = applySave(german, before, saveBody(german).parse({ blocks })).content
  const changed = (block: object) => {
    const sent = [
      block,
      { id: 12, kind: 'cards' },
      { id: 13, kind: 'items' },
      { id: 14, kind: 'text' },
    ]
    const is = save({ blocks: sent }, farms)
    return sourceChanges(page, { was: farms, is, translation }).map(({ part }) => part)
  }
  expect(changed({ id: 11, kind: 'hero', title: 'Grown here' })).toEqual(['11.title'])
  expect(changed({ id: 11, kind: 'hero', gallery_id: 9 })).toEqual([])
})

test('a spreadsheet carries blocks and brings the same ones back', () => {
  const [column] = columnsOf(page.fields.filter(({ key }) => key === 'blocks'))
  if (!column) throw new Error('There is no column for blocks')
  const context = { currency: 'EUR', language: 'en' as const }
  const value = storedValue(column.field, farms.values)
  const cell = writeCell(column, value, context)
  const sent = readCells(column.field, new Map([[null, cell]]), 'EUR')
  expect(save({ blocks: sent }, farms).values.blocks).toEqual(farms.values.blocks)
})

/** Blocks as a client sends them, by what each says. */
const sentBlocks = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 6 }),
    kind: fc.constantFrom('hero', 'call_to_action', 'quote'),
    words: fc.constantFrom('one', 'two', 'three'),
  }),
  { selector: ({ id }) => id, maxLength: 6 },
)

type Sent = { id: number; kind: string; words: string }

const wireOf = ({ id, kind, words }: Sent) => ({
  ...{ id, kind },
  [kind === 'quote' ? 'text' : 'title']: words,
})

/** What a page says, by the ids of its blocks: the model. */
function wordsOf({ values }: Content): Sent[] {
  const stored = values.blocks as { id: number; values: Record<string, string> }[]
  return stored.map(({ id, values: { kind = '', title, text } }) => {
    return { id, kind, words: (kind === 'quote' ? text : title) ?? '' }
  })
}

test('whatever is sent one after the other, a page holds the blocks sent last', () => {
  fc.assert(
    fc.property(fc.array(sentBlocks, { minLength: 1, maxLength: 4 }), (saves) => {
      const content = saves.reduce(
        (before, blocks) => save({ blocks: blocks.map(wireOf) }, before),
        empty,
      )
      expect(wordsOf(content)).toEqual(saves.at(-1))
    }),
  )
})

test('two who change different blocks of a page keep both changes, and are not asked', () => {
  fc.assert(
    fc.property(sentBlocks, fc.nat(), fc.nat(), (blocks, one, other) => {
      fc.pre(blocks.length > 1)
      const mineAt = one % blocks.length
      const theirsAt = other % blocks.length
      fc.pre(mineAt !== theirsAt)
      const edit = (at: number, words: string) =>
        blocks.map((block, place) => (place === at ? { ...block, words } : block))
      const base = save({ blocks: blocks.map(wireOf) })
      const mine = save({ blocks: edit(mineAt, 'mine').map(wireOf) }, base)
      const theirs = save({ blocks: edit(theirsAt, 'theirs').map(wireOf) }, base)
      const { content, conflicts } = merge(page, { base, mine, theirs })
      expect(conflicts).toEqual([])
      const expected = edit(mineAt, 'mine').map((block, at) =>
        at === theirsAt ? { ...block, words: 'theirs' } : block,
      )
      expect(wordsOf(content)).toEqual(expected)
    }),
  )
})
