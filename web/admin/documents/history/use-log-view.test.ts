import { expect, test } from 'vitest'
import { queryOf, viewOf } from './use-log-view.ts'

const start = { status: null, search: '', sort: null, page: 1, perPage: 5 }

test('the address keeps what of a log is shown, and whatever else it says', () => {
  const view = {
    status: 4,
    search: 'fries & shake',
    sort: { by: 'created_at', descending: true },
    page: 3,
    perPage: 20,
  } as const
  const text = queryOf(view, new URLSearchParams('tab=main&page=9'))
  expect(new URLSearchParams(text).get('tab')).toBe('main')
  expect(viewOf(new URLSearchParams(text))).toEqual(view)
  expect(queryOf(start, new URLSearchParams())).toBe('')
})

test('what makes no sense in an address is left at its start', () => {
  const query = new URLSearchParams('status=7&page=-1&rows=3&sort=a b')
  expect(viewOf(query)).toEqual(start)
})
