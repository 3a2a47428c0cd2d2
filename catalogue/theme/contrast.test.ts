import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast, mixWithWhite } from './contrast.ts'

test('contrast is what WCAG says of known pairs', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
  expect(contrast('#ffb81c', '#2b1420')).toBeGreaterThan(9)
})

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((n) => `#${n.toString(16).padStart(6, '0')}`)

test('contrast is the same both ways, from 1 to 21', () => {
  fc.assert(
    fc.property(colour, colour, (one, other) => {
      expect(contrast(one, other)).toBe(contrast(other, one))
      expect(contrast(one, other)).toBeGreaterThanOrEqual(1)
      expect(contrast(one, other)).toBeLessThanOrEqual(21)
      expect(contrast(one, one)).toBe(1)
    }),
  )
})

test('on white nothing of a colour is white, all of it is itself', () => {
  fc.assert(
    fc.property(colour, (one) => {
      expect(mixWithWhite(one, 0)).toBe('#ffffff')
      expect(mixWithWhite(one, 1)).toBe(one)
    }),
  )
})
