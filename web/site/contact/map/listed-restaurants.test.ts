import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupOverlapping } from './listed-restaurants.ts'

const point = fc.record({
  x: fc.integer({ max: 400, min: 0 }),
  y: fc.integer({ max: 400, min: 0 }),
})
type Point = { x: number; y: number }
const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)

test('pins that would lie on each other are one, and no two are nearer than a finger is wide', () => {
  fc.assert(
    fc.property(fc.array(point), (points) => {
      const groups = groupOverlapping(points, distance)
      expect(new Set(groups.flat())).toEqual(new Set(points))
      expect(groups.flat()).toHaveLength(points.length)
      for (const [at, [one]] of groups.entries())
        for (const [other] of groups.slice(at + 1))
          expect(distance(one, other)).toBeGreaterThanOrEqual(44)
    }),
  )
})
