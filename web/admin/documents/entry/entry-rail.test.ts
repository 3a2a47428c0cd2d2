import '#test/speak-english.ts'
import { expect, test } from 'vitest'
import { location } from '#catalogue/collections/location.ts'
import { promotion } from '#catalogue/collections/promotion.ts'
import { tender } from '#catalogue/collections/tender.ts'
import { missingFields, windowFault } from './entry-rail.tsx'
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

test('the checks name an end before the start, and one that has passed', () => {
  const { fields } = entryShape(promotion, 12)
  const now = '2026-05-04T08:00:00.000Z'
  const faultOf = (starts_at: string | null, ends_at: string | null) =>
    windowFault(fields, { starts_at, ends_at }, now)?.sentence ?? null
  expect(faultOf(null, null)).toBeNull()
  expect(faultOf('2026-05-05T08:00:00.000Z', null)).toBeNull()
  expect(faultOf('2026-05-05T08:00:00.000Z', '2026-05-06T08:00:00.000Z')).toBeNull()
  expect(faultOf(null, '2026-05-04T08:00:00.001Z')).toBeNull()
  expect(faultOf('2026-05-06T08:00:00.000Z', '2026-05-06T08:00:00.000Z')).toBe(
    'entry.endsBeforeStart',
  )
  expect(faultOf(null, now)).toBe('entry.endHasPassed')
  expect(faultOf('2026-05-01T08:00:00.000Z', '2026-05-03T08:00:00.000Z')).toBe('entry.endHasPassed')
})
