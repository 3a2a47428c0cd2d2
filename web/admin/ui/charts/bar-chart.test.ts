import { expect, test } from 'vitest'
import { endOfScale } from './bar-chart.tsx'

test('a scale ends at a round number that no bar is higher than', () => {
  expect([0, 1, 2, 3, 7, 10, 11, 48, 51, 260].map(endOfScale)).toEqual([
    1, 1, 2, 3, 10, 10, 20, 50, 100, 300,
  ])
})
