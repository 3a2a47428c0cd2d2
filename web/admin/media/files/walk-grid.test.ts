import { expect, test } from 'vitest'
import { neighbour } from './walk-grid.ts'

test('arrow keys walk the grid and stop at its edges', () => {
  expect(neighbour('ArrowDown', 1, { count: 8, columns: 3 })).toBe(4)
  expect(neighbour('ArrowUp', 4, { count: 8, columns: 3 })).toBe(1)
  expect(neighbour('ArrowUp', 1, { count: 8, columns: 3 })).toBeNull()
  expect(neighbour('ArrowRight', 7, { count: 8, columns: 3 })).toBeNull()
  expect(neighbour('End', 2, { count: 8, columns: 3 })).toBe(7)
  expect(neighbour('a', 2, { count: 8, columns: 3 })).toBeNull()
})

test('where the first place is at the right, left leads on', () => {
  expect(neighbour('ArrowLeft', 0, { count: 5, columns: 3, direction: 'rtl' })).toBe(1)
  expect(neighbour('ArrowRight', 0, { count: 5, columns: 3, direction: 'rtl' })).toBeNull()
  expect(neighbour('ArrowRight', 4, { count: 5, columns: 3, direction: 'rtl' })).toBe(3)
  expect(neighbour('ArrowDown', 1, { count: 5, columns: 3, direction: 'rtl' })).toBe(4)
})
