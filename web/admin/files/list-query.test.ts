import { expect, test } from 'vitest'
import { listQuery } from './list-query.ts'

test('a list is asked for by page, words and what it alone takes; blanks are no words', () => {
  expect(listQuery({ search: ' petal fries ', page: 2, count: 24 }, { kind: 'photos' })).toBe(
    'page=2&per_page=24&kind=photos&search=petal+fries',
  )
  expect(listQuery({ search: '  ', page: 1, count: 4 })).toBe('page=1&per_page=4')
})
