import { expect, test } from 'vitest'
import { addSourceTexts } from '#catalogue/change/add-source-texts.ts'
import { applyChanges } from '#catalogue/change/apply-changes.ts'
import { pathText } from '#catalogue/change/change.ts'
import { compare } from '#catalogue/change/compare.ts'
import { describeMerge } from '#catalogue/change/describe-merge.ts'
import { differences } from '#catalogue/change/difference.ts'
import { merge } from '#catalogue/change/merge.ts'
import { page } from '#catalogue/collections/page.ts'
import { applySave } from '#catalogue/content/apply-save.ts'
import { valuesToWire } from '#catalogue/content/content-to-wire.ts'
import { saveBody } from '#catalogue/content/save-body.ts'
import { fillTranslation, withoutFallbacks } from '#catalogue/content/translation.ts'
import type { MediaLookup } from '#catalogue/field.ts'
import { storedRows } from '#catalogue/fields/lists/translated-rows.ts'
import { inEnglish } from '#catalogue/messages/localize.ts'
import { isLocalizable, type LocalizableText } from '#catalogue/messages/message.ts'
import { farms, save } from '#test/content/farms.ts'

const inWords = (words: LocalizableText) => (isLocalizable(words) ? inEnglish(words) : words)

test('an approver sees of a block which field changes, and of the others what comes and goes', () => {
  const moved = save(
    {
      blocks: [
        { id: 12, kind: 'cards', cards: [{ id: 2, title: 'Kale' }, { id: 1 }] },
        { id: 11, kind: 'hero', title: 'Grown here' },
        { id: 13, kind: 'items' },
      ],
    },
    farms,
  )
  const found = differences(page, farms, moved, new Map())
  expect(found.map(({ kind, part, label }) => [kind, part, inWords(label)])).toEqual([
    ['changed', '12.cards.2', 'Cards 1: Cards'],
    ['changed', '11.title', 'Hero 2: Title'],
    ['removed', 14, 'Blocks'],
    ['moved', '12.cards', 'Cards 1: Cards'],
    ['moved', null, 'Blocks'],
  ])
  const title = found.find(({ part }) => part === '11.title')
  expect([title?.before, title?.after].map((words) => inWords(words ?? ''))).toEqual([
    'Grown nearby',
    'Grown here',
  ])
})

test('accepted changes of a block are applied field by field', () => {
  const after = save(
    { blocks: [{ id: 11, kind: 'hero', title: 'Grown here', text: 'Come and see.' }] },
    farms,
  )
  const changes = compare(page, farms, after)
  const only = (path: string) => changes.filter((change) => pathText(change) === path)
  const applied = applyChanges(page, farms, only('blocks.11.title'))
  const hero = storedRows(applied.values.blocks ?? null)[0]
  expect(hero?.values).toMatchObject({ title: 'Grown here', kind: 'hero' })
  expect(hero?.values.text ?? '').not.toBe('Come and see.')
  expect(storedRows(applied.values.blocks ?? null)).toHaveLength(
    storedRows(farms.values.blocks ?? null).length,
  )
  expect(applyChanges(page, farms, changes)).toEqual(after)
})

test('a change that is accepted in one block leaves its neighbour of the same kind alone', () => {
  const two = save({
    title: 'Our farms',
    blocks: [
      { id: 11, kind: 'hero', title: 'Grown nearby' },
      { id: 12, kind: 'hero', title: 'Cooked fresh' },
    ],
  })
  const after = save(
    {
      blocks: [
        { id: 11, kind: 'hero', title: 'Grown here' },
        { id: 12, kind: 'hero' },
      ],
    },
    two,
  )
  const applied = applyChanges(page, two, compare(page, two, after))
  const titles = storedRows(applied.values.blocks ?? null).map(({ values }) => values.title)
  expect(titles).toEqual(['Grown here', 'Cooked fresh'])
})

test('two who change different fields of a block are not asked, of the same field they are', () => {
  const edit = (hero: object) =>
    save(
      {
        blocks: [
          { id: 11, kind: 'hero', ...hero },
          { id: 12, kind: 'cards' },
          { id: 13, kind: 'items' },
          { id: 14, kind: 'text' },
        ],
      },
      farms,
    )
  const mine = edit({ title: 'Grown here' })
  const both = merge(page, { base: farms, mine, theirs: edit({ text: 'Come and see.' }) })
  expect(both.conflicts).toEqual([])
  expect(storedRows(both.content.values.blocks ?? null)[0]?.values).toMatchObject({
    title: 'Grown here',
    text: 'Come and see.',
  })
  expect(both.changes.map((change) => [pathText(change), change.by])).toEqual([
    ['blocks.11.title', 'mine'],
    ['blocks.11.text', 'theirs'],
  ])
  const versions = { base: farms, mine, theirs: edit({ title: 'Grown there' }) }
  const merged = merge(page, versions)
  const [question] = describeMerge(page, versions, merged, new Map()).questions
  expect(inWords(question?.label ?? '')).toBe('Hero 1: Title')
  expect(
    [question?.base, question?.mine, question?.theirs].map((one) => inWords(one?.text ?? '')),
  ).toEqual(['Grown nearby', 'Grown here', 'Grown there'])
  expect(merged.changes).toEqual([])
  const theirs = merge(page, versions, () => 'theirs').content
  expect(storedRows(theirs.values.blocks ?? null)[0]?.values.title).toBe('Grown there')
})

test('a block that one took away and the other changed is asked about once, as a whole', () => {
  const rest = [
    { id: 12, kind: 'cards' },
    { id: 13, kind: 'items' },
    { id: 14, kind: 'text' },
  ]
  const changed = save({ blocks: [{ id: 11, kind: 'hero', title: 'Grown here' }, ...rest] }, farms)
  const merged = merge(page, { base: farms, mine: changed, theirs: save({ blocks: rest }, farms) })
  expect(merged.conflicts.map((one) => [one.kind, pathText(one)])).toEqual([
    ['removed', 'blocks.11'],
  ])
  expect(merged.changes).toEqual([])
})

test('a translated text of a block is reviewed beside the text that it translates', () => {
  const german = withoutFallbacks(page, farms)
  const before = fillTranslation(page, farms, null)
  const blocks = [{ id: 11, kind: 'hero', title: 'Nebenan gewachsen' }]
  const after = applySave(german, before, saveBody(german).parse({ blocks })).content
  const found = addSourceTexts(
    page,
    farms,
    differences(german, before, after, new Map()),
    new Map(),
  )
  expect(
    found.map(({ part, after: is, source }) => [part, inWords(is), inWords(source ?? '')]),
  ).toEqual([['11.title', 'Nebenan gewachsen', 'Grown nearby']])
})

test('guests get no block whose kind is gone, and staff keep it', () => {
  const without = { ...farms, values: { ...farms.values } }
  without.values.blocks = [
    ...storedRows(farms.values.blocks ?? null),
    { id: 15, values: { kind: 'carousel', speed: 3 } },
  ]
  const kindsOf = (media: MediaLookup) => {
    const { blocks } = valuesToWire(page, without, media)
    return (blocks as { kind: string }[]).map(({ kind }) => kind)
  }
  expect(kindsOf(new Map())).toContain('gone')
  expect(kindsOf(Object.assign(new Map(), { isForGuests: true }))).not.toContain('gone')
})
