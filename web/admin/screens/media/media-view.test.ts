import '#test/speak-english.ts'
import { expect, test } from 'vitest'
import { t } from '#web/admin/i18n/translate.ts'
import { firstView, queryOf, sortOrders, sortQuery, viewOf } from './media-view.ts'

test('the address of a view leads back to that view', () => {
  const view = {
    ...firstView,
    filter: 'photos',
    search: 'café',
    sort: 'z-a',
    page: 3,
    file: 12,
  } as const
  expect(viewOf(new URLSearchParams(queryOf(view)))).toEqual(view)
  const folder = { ...firstView, filter: 'folders', folder: 7 } as const
  expect(viewOf(new URLSearchParams(queryOf(folder)))).toEqual(folder)
})

test('Home in its first order has the plain address', () => {
  expect(queryOf(firstView)).toBe('')
  expect(viewOf(new URLSearchParams())).toEqual(firstView)
})

test('an address that makes no sense shows Home', () => {
  const query = new URLSearchParams('show=music&folder=-1&page=0&sort=loudest&file=x')
  expect(viewOf(query)).toEqual(firstView)
})

test('the sort select asks by date or by name', () => {
  expect(sortOrders.map(({ title, value }) => [t(title), sortQuery(value)])).toEqual([
    ['Oldest', { sortDate: 'asc' }],
    ['Newest', { sortDate: 'desc' }],
    ['A-Z', { sortName: 'asc' }],
    ['Z-A', { sortName: 'desc' }],
  ])
})
