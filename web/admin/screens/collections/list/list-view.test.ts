import { expect, test } from 'vitest'
import { location } from '#catalogue/collections/location.ts'
import { menuCategory } from '#catalogue/collections/menu-category.ts'
import { vacancy } from '#catalogue/collections/vacancy.ts'
import { screensOf } from '#catalogue/screens-of.ts'
import { nextSort } from '#web/admin/lists/table/responsive-table.tsx'
import {
  bulkWhereOf,
  columnsOf,
  filterParams,
  hasFilters,
  type ListView,
  queryOf,
  viewOf,
} from './list-view.ts'

const start: ListView = {
  search: '',
  status: null,
  filters: {},
  sort: null,
  page: 1,
  perPage: 5,
  isOrdering: false,
}

const read = (query: string) => viewOf(menuCategory, new URLSearchParams(query), 5)

test('a list starts with everything, in the order that guests see', () => {
  expect(read('')).toEqual(start)
  expect(queryOf(start, 5)).toBe('')
  expect(hasFilters(start)).toBe(false)
})

test('what is on screen stands in the address, and comes back from it', () => {
  const view: ListView = {
    search: 'late night',
    status: 1,
    filters: { type: 'Breakfast' },
    sort: { by: 'updated_at', descending: true },
    page: 3,
    perPage: 50,
    isOrdering: false,
  }
  const address = queryOf(view, 5)
  expect(address).toBe('?search=late+night&status=1&type=Breakfast&sort=-updated_at&page=3&rows=50')
  expect(read(address)).toEqual(view)
  expect(hasFilters(view)).toBe(true)
})

test('a list of some of a collection asks for those, whatever else it is narrowed down to', () => {
  const [desk = vacancy] = screensOf(vacancy)
  const view = { ...start, status: 3 as const }
  expect(filterParams(desk, view)).toEqual({ kind: 'restaurant', status: '3' })
  expect(columnsOf(desk).map(({ key }) => key)).not.toContain('kind')
})

test('restaurants are narrowed down to a group, in the list, its address and its export', () => {
  const view = viewOf(location, new URLSearchParams('group=12&town=Leeds'), 5)
  expect(view.filters).toEqual({ group: '12' })
  expect(queryOf(view, 5)).toBe('?group=12')
  expect(filterParams(location, view)).toEqual({ group: '12' })
  expect(hasFilters(view)).toBe(true)
  for (const wrong of ['group=0', 'group=all', 'group='])
    expect(viewOf(location, new URLSearchParams(wrong), 5).filters).toEqual({})
  expect(read('group=12').filters).toEqual({})
})

test('a whole list is changed at once where a group or words narrow it down, and nothing else', () => {
  const whole = (query: string) => {
    return bulkWhereOf(location, viewOf(location, new URLSearchParams(query), 5))
  }
  expect(whole('group=12')).toEqual({ groups: [12] })
  expect(whole('group=12&search=leeds&sort=title')).toEqual({ groups: [12], search: 'leeds' })
  expect(whole('search=leeds')).toEqual({ search: 'leeds' })
  for (const other of ['', 'search=+', 'group=12&status=1', 'group=12&state=open'])
    expect(whole(other)).toBeNull()
  const [desk = vacancy] = screensOf(vacancy)
  expect(bulkWhereOf(desk, { ...start, search: 'cook' })).toBeNull()
})

test('the order has an address of its own', () => {
  expect(queryOf({ ...start, isOrdering: true }, 5)).toBe('?order=1')
  expect(read('order=1').isOrdering).toBe(true)
})

test('drafts have the number nought, and can be asked for', () => {
  expect(read('status=0').status).toBe(0)
})

test('what makes no sense in an address is left out', () => {
  expect(read('status=9&type=Lunch&sort=slug&page=0&rows=7&colour=red')).toEqual(start)
})

test('a column is sorted up, then down, then not at all', () => {
  const up = nextSort(null, 'title')
  const down = nextSort(up, 'title')
  expect([up, down, nextSort(down, 'title')]).toEqual([
    { by: 'title', descending: false },
    { by: 'title', descending: true },
    null,
  ])
  expect(nextSort(down, 'updated_at')).toEqual({ by: 'updated_at', descending: false })
})
