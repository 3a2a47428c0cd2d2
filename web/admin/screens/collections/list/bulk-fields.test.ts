import '#test/speak-english.ts'
import { expect, test } from 'vitest'
import { location } from '#catalogue/collections/location.ts'
import { menuItem } from '#catalogue/collections/menu-item.ts'
import { tender } from '#catalogue/collections/tender.ts'
import { vacancy } from '#catalogue/collections/vacancy.ts'
import { yesNo } from '#catalogue/fields/choosing/yes-no.ts'
import { type Row, rowsAt } from '#web/admin/fields/row.ts'
import { bulkFields, isAboutDays, isEmptied, withDay } from './bulk-fields.ts'

test('times that each entry has in its own zone are not set in many at once', () => {
  const times = ['starts_at', 'ends_at', 'questions_until']
  const timesOf = (keys: string[]) => keys.filter((key) => times.includes(key))
  expect(timesOf(bulkFields(tender).map(({ key }) => key))).toEqual([])
  expect(timesOf(bulkFields(vacancy).map(({ key }) => key))).toEqual([])
  expect(timesOf(bulkFields(menuItem).map(({ key }) => key))).toEqual(['starts_at', 'ends_at'])
})

test('an empty text or moment takes a value away, "no" does not', () => {
  const fields = bulkFields(menuItem)
  const isEmptiedBy = (row: Row) =>
    fields.filter(({ wire }) => wire in row).map((field) => isEmptied(field, row))
  expect(isEmptiedBy({ description: '' })).toEqual([true])
  expect(isEmptiedBy({ description: 'Hot' })).toEqual([false])
  expect(isEmptiedBy({ starts_at: null })).toEqual([true])
  expect(isEmptied(yesNo('Open')('is_open'), { is_open: false })).toBe(false)
})

test('a day goes into the exception without a date, else into a new one', () => {
  const about = location.fields.filter(isAboutDays)
  expect(about.map(({ key }) => key)).toEqual(['exceptions'])
  const [exceptions] = about
  if (!exceptions) throw new Error('restaurants have no exceptions')
  const daysOf = (row: Row) =>
    rowsAt(row, 'exceptions').map(({ date, until, note }) => [date, until, note])
  const christmas = { date: '2026-12-25', until: null }
  const eid = { date: '2027-03-10', until: '2027-03-12' }
  const first = withDay(exceptions, { exceptions: [] }, christmas)
  expect(daysOf(first)).toEqual([['2026-12-25', null, '']])
  const second = withDay(exceptions, first, eid)
  expect(daysOf(second)).toEqual([
    ['2027-03-10', '2027-03-12', ''],
    ['2026-12-25', null, ''],
  ])
  const ids = rowsAt(second, 'exceptions').map(({ id }) => id)
  expect(new Set(ids).size).toBe(2)
  const typed = { id: 1, date: '', until: '', note: 'Closed' }
  expect(daysOf(withDay(exceptions, { exceptions: [typed] }, eid))).toEqual([
    ['2027-03-10', '2027-03-12', 'Closed'],
  ])
})
