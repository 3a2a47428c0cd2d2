import { expect, test } from 'vitest'
import { firstView, tablePage } from './table-page.ts'

const rows = Array.from({ length: 12 }, (_, index) => ({
  id: index + 1,
  description: `Hero Banner ${index + 1}`,
  remarks: index === 3 ? 'Too dark' : null,
  status: index % 2 === 0 ? 1 : 2,
}))
const columns = ['description', 'remarks'] as const

test('five rows a page, and the pager knows the last one', () => {
  const { rows: shown, lastPage, total } = tablePage(rows, firstView, columns)
  expect([shown.length, lastPage, total]).toEqual([5, 3, 12])
})

test('the search drops leading spaces and does not mind case', () => {
  const view = { ...firstView, search: '  too DARK' }
  expect(tablePage(rows, view, columns).rows.map(({ id }) => id)).toEqual([4])
})

test('a filter shows one status only', () => {
  const { rows: shown } = tablePage(rows, { ...firstView, status: 2, perPage: 50 }, columns)
  expect(shown).toHaveLength(6)
})

test('a page that is not there any more becomes the last one', () => {
  expect(tablePage(rows, { ...firstView, page: 9 }, columns).page).toBe(3)
  expect(tablePage([], { ...firstView, page: 9 }, columns)).toMatchObject({ page: 1, lastPage: 1 })
})

test('a column puts the rows of all pages in its order', () => {
  const view = { ...firstView, perPage: 5 }
  const firstOf = (descending: boolean) =>
    tablePage(rows, view, columns, { by: 'description', descending }).rows[0]?.description
  expect([firstOf(false), firstOf(true)]).toEqual(['Hero Banner 1', 'Hero Banner 9'])
})
