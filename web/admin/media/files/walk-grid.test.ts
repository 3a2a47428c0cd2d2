import { expect, test } from 'vitest'
import { neighbour } from './walk-grid.ts'

test('arrow keys walk the grid and stop at its edges', () => {
  expect(neighbour('ArrowDown', 1, 8, 3)).toBe(4)
  expect(neighbour('ArrowUp', 1, 8, 3)).toBeNull()
  expect(neighbour('ArrowRight', 7, 8, 3)).toBeNull()
  expect(neighbour('End', 2, 8, 3)).toBe(7)
  expect(neighbour('a', 2, 8, 3)).toBeNull()
})

test('where the first place is at the right, left leads on', () => {
  expect(neighbour('ArrowLeft', 0, 5, 3, 'rtl')).toBe(1)
  expect(neighbour('ArrowRight', 0, 5, 3, 'rtl')).toBeNull()
  expect(neighbour('ArrowRight', 4, 5, 3, 'rtl')).toBe(3)
  expect(neighbour('ArrowDown', 1, 5, 3, 'rtl')).toBe(4)
})
