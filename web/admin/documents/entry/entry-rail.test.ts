import '#test/speak-english.ts'
import { expect, test } from 'vitest'
import { location } from '#catalogue/collections/location.ts'
import { promotion } from '#catalogue/collections/promotion.ts'
import { tender } from '#catalogue/collections/tender.ts'
import { missingFields } from './entry-rail.tsx'
import { entryShape } from './entry-shape.ts'

const keys = (...input: Parameters<typeof missingFields>) =>
  missingFields(...input).map(({ key }) => key)

test('the checks name required fields that are empty, and no others', () => {
  expect(keys(promotion.fields, {})).toEqual(['title'])
  expect(keys(promotion.fields, { title: '  ' })).toEqual(['title'])
  expect(keys(promotion.fields, { title: 'Soup season' })).toEqual([])
  expect(keys(location.fields, { name: 'Mill Lane' })).toEqual([])
})

test('the checks name the closing date of a tender, and a list with an incomplete row', () => {
  const { fields } = entryShape(tender, 12)
  const row = {
    title: 'Potatoes',
    reference: 'MG-2026-07',
    description: { type: 'doc', content: [{ type: 'paragraph', content: [] }] },
    apply: 'mailto:buy@example.com',
  }
  expect(keys(fields, row)).toEqual(['description', 'ends_at'])
  const line = { type: 'paragraph', content: [{ type: 'text', text: 'Ten tons.' }] }
  const closed = {
    ...row,
    description: { type: 'doc', content: [line] },
    ends_at: '2026-12-01T12:00:00.000Z',
  }
  expect(keys(fields, closed)).toEqual([])
  const addendum = { id: 1, title: '', date: '2026-11-27', description: '', documents: [] }
  expect(keys(fields, { ...closed, addenda: [addendum] })).toEqual(['addenda'])
  const titled = { ...addendum, title: 'More potatoes' }
  expect(keys(fields, { ...closed, addenda: [titled] })).toEqual([])
})
