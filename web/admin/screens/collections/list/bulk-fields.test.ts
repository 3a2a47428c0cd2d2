import '#test/speak-english.ts'
import { expect, test } from 'vitest'
import { menuItem } from '#catalogue/collections/menu-item.ts'
import { tender } from '#catalogue/collections/tender.ts'
import { vacancy } from '#catalogue/collections/vacancy.ts'
import { yesNo } from '#catalogue/fields/choosing/yes-no.ts'
import type { Row } from '#web/admin/fields/row.ts'
import { bulkFields, isEmptied } from './bulk-fields.ts'

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
