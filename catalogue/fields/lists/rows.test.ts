import { expect, test } from 'vitest'
import { differences } from '#catalogue/change/difference.ts'
import { merge } from '#catalogue/change/merge.ts'
import { applySave } from '#catalogue/content/apply-save.ts'
import { checkComplete } from '#catalogue/content/check-complete.ts'
import { entitiesOf, picturesOf } from '#catalogue/content/content-to-wire.ts'
import { saveBody } from '#catalogue/content/save-body.ts'
import { searchTexts } from '#catalogue/content/search-texts.ts'
import { sourceChanges } from '#catalogue/content/source-changes.ts'
import {
  applyTranslation,
  fillTranslation,
  untranslatedTexts,
  withoutFallbacks,
} from '#catalogue/content/translation.ts'
import { type Content, emptyContent } from '#catalogue/declaration.ts'
import { inEnglish } from '#catalogue/messages/localize.ts'
import { isLocalizable, type LocalizableText } from '#catalogue/messages/message.ts'
import { everyKind } from '#test/content/every-kind.ts'

const empty = emptyContent(everyKind)
const body = saveBody(everyKind)
const save = (sent: object, before: Content = empty) =>
  applySave(everyKind, before, body.parse(sent)).content
const said = (words: LocalizableText) => (isLocalizable(words) ? inEnglish(words) : words)
const sizesOf = ({ values }: Content) => values.sizes

const two = save({
  title: 'Fries',
  sizes: [
    { name: 'Small', price: 199, image: 7, similar: [{ id: 4, name: 'Wedges' }] },
    { name: 'Large', price: 349 },
  ],
})

test('rows keep their ids; what a save leaves out is taken away, and fields that it leaves out stay', () => {
  const after = save({ sizes: [{ id: 2, price: 359 }, { name: 'Huge' }] }, two)
  expect(sizesOf(after)).toMatchObject([
    { id: 2, values: { name: 'Large', price: 359 } },
    { id: 3, values: { name: 'Huge', price: null } },
  ])
  const own = save({ sizes: [{ id: 2_000_000, name: 'Mine' }, { name: 'Next' }] }, two)
  expect(sizesOf(own)).toMatchObject([{ id: 2_000_000 }, { id: 2_000_001 }])
  const unnamed = save({ sizes: [{ price: 209 }, { price: 349 }, { name: 'Huge' }] }, two)
  expect(sizesOf(unnamed)).toMatchObject([
    { id: 1, values: { name: 'Small', price: 209 } },
    { id: 2, values: { name: 'Large' } },
    { id: 3 },
  ])
  const twice = { sizes: [{ id: 1 }, { id: 1 }] }
  expect(body.safeParse(twice).success).toBe(false)
  expect(body.safeParse({ sizes: [{ colour: 'red' }] }).success).toBe(false)
})

test('what is missing in a row is said where it stands', () => {
  const open = save({ title: 'Fries', sizes: [{ name: 'Small' }, { price: 5 }] })
  expect(checkComplete(everyKind, open)).toHaveProperty(['sizes.1.name'])
  expect(checkComplete(everyKind, open)).not.toHaveProperty(['sizes.0.name'])
})

test('pictures and references of rows are known, each where it stands', () => {
  expect(picturesOf(everyKind, two)).toEqual([7])
  expect(entitiesOf(everyKind, two)).toEqual([
    { category: 3, id: 4, path: 'sizes.0.similar', isLink: false },
  ])
})

test('guests find an entry by the words of its rows', () => {
  const [found] = searchTexts(everyKind, two)
  expect(found?.text).toContain('Small · Large')
})

test('a changed row is told with its name and its labels', () => {
  const after = save({ sizes: [{ id: 2, price: 359 }] }, two)
  const found = differences(everyKind, two, after, Object.assign(new Map(), { currency: 'EUR' }))
  expect(found.map(({ kind, before, after: is }) => [kind, said(before), said(is)])).toEqual([
    ['changed', 'Large · Price: €3.49', 'Large · Price: €3.59'],
    ['removed', 'Small · Price: €1.99 · Image: picture 7 · Similar: Wedges', ''],
  ])
})

test('who changes one row and who adds, moves or removes another do not disagree', () => {
  const mine = save({ sizes: [{ id: 2 }, { id: 1, price: 209 }] }, two)
  const theirs = save({ sizes: [{ id: 1 }, { id: 2 }, { id: 77, name: 'Huge' }] }, two)
  const merged = merge(everyKind, { base: two, mine, theirs })
  expect(merged.conflicts).toEqual([])
  expect(sizesOf(merged.content)).toMatchObject([
    { id: 2, values: { name: 'Large' } },
    { id: 1, values: { price: 209 } },
    { id: 77, values: { name: 'Huge' } },
  ])
})

const german = withoutFallbacks(everyKind, two)
const translate = (sent: object) =>
  applySave(german, fillTranslation(everyKind, two, null), saveBody(german).parse(sent)).content

test('a translation has the rows of its source with the translated fields alone', () => {
  const fresh = fillTranslation(everyKind, two, null)
  expect(sizesOf(fresh)).toEqual([
    { id: 1, values: { name: '' } },
    { id: 2, values: { name: '' } },
  ])
  expect(saveBody(german).safeParse({ sizes: [{ id: 1, price: 9 }] }).success).toBe(false)
  const content = translate({ sizes: [{ id: 2, name: 'Groß' }] })
  expect(sizesOf(applyTranslation(everyKind, two, content))).toMatchObject([
    { id: 1, values: { name: 'Small', price: 199 } },
    { id: 2, values: { name: 'Groß', price: 349 } },
  ])
  expect(untranslatedTexts(everyKind, two, content)).toEqual(['Fries', 'Small'])
  expect(checkComplete(german, content)).toEqual({})
})

test('a translation is out of date by the words of a row that it has, not by a price or another row', () => {
  const translation = translate({ sizes: [{ id: 2, name: 'Groß' }] })
  const changesOf = (sizes: object[]) => {
    const is = save({ sizes }, two)
    return sourceChanges(everyKind, { was: two, is, translation }).map(({ after }) => said(after))
  }
  expect(
    changesOf([
      { id: 1, price: 1 },
      { id: 2, price: 2 },
    ]),
  ).toEqual([])
  expect(changesOf([{ id: 1, name: 'Tiny' }, { id: 2 }])).toEqual([])
  expect(changesOf([{ id: 1 }, { id: 2, name: 'Very large' }])).toEqual(['Very large'])
})

test('references are named as they were last seen, and drawn as guests see them', () => {
  const some = save({ items: [{ id: 4, name: 'Fries' }, 9] })
  expect(save({ items: [9, 4] }, some).values.items).toEqual([
    { id: 9, name: '' },
    { id: 4, name: 'Fries' },
  ])
  expect(body.safeParse({ items: [4, { id: 4, name: 'Again' }] }).success).toBe(false)
  const field = everyKind.fields.find(({ key }) => key === 'items')
  const drawn = field?.resolve?.(some.values.items ?? [], {
    currency: 'EUR',
    picture: () => null,
    file: () => null,
    entry: ({ id }) => (id === 4 ? { title: 'Petal Fries', path: '/menu-details/4' } : null),
    language: 'en' as const,
    page: () => null,
  })
  expect(drawn).toEqual([{ id: 4, title: 'Petal Fries', path: '/menu-details/4' }])
})
