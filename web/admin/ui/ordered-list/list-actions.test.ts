import { expect, test } from 'vitest'
import { moved, removedAt } from './list-actions.ts'

test('an entry moves up and down, and stays where it is at the ends', () => {
  expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b'])
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
  expect(moved(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c'])
  expect(moved(['a', 'b', 'c'], 2, 3)).toEqual(['a', 'b', 'c'])
})

test('a slide is removed only if its place is within range', () => {
  expect(removedAt(['a', 'b'], 0)).toEqual(['b'])
  expect(removedAt(['a', 'b'], 5)).toEqual(['a', 'b'])
})
