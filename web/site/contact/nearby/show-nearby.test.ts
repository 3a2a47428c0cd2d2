import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distanceInMetres, formatDistance, type Point } from './show-nearby.ts'

const point = fc.tuple(
  fc.double({ min: -90, max: 90, noNaN: true }),
  fc.double({ min: -180, max: 180, noNaN: true }),
)

test('a distance is that of the straight way through the earth, bent along it', () => {
  const inSpace = ([north, east]: Point) => {
    const [up, round] = [(north * Math.PI) / 180, (east * Math.PI) / 180]
    return [Math.cos(up) * Math.cos(round), Math.cos(up) * Math.sin(round), Math.sin(up)]
  }
  fc.assert(
    fc.property(point, point, (one, other) => {
      const [here, there] = [inSpace(one), inSpace(other)]
      const straight = Math.hypot(...here.map((axis, nth) => axis - (there[nth] ?? 0)))
      const bent = 2 * Math.asin(Math.min(1, straight / 2)) * 6_371_008.8
      expect(Math.abs(distanceInMetres(one, other) - bent)).toBeLessThan(1)
    }),
  )
  const [berlin, hamburg]: Point[] = [
    [52.52, 13.405],
    [53.55, 9.993],
  ]
  if (berlin && hamburg) expect(distanceInMetres(berlin, hamburg) / 1000).toBeCloseTo(255, 0)
})

test('it is written in miles where roads are measured in them, with a digit while it is short', () => {
  expect(formatDistance(643, 'en', 'GB')).toBe('0.4 mi')
  expect(formatDistance(643, 'en', 'DE')).toBe('0.6 km')
  expect(formatDistance(43_210, 'de', 'DE')).toBe('43 km')
  expect(formatDistance(9_940, 'de', 'AT').replace('\u00a0', ' ')).toBe('9,9 km')
  expect(formatDistance(500, 'en', '')).toBe('0.5 km')
})
