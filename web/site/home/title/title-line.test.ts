import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitFontSize } from './title-line.tsx'

const short = { width: 200, fontSize: 40, room: 1000 }

test('a short line is 40 pixels on a wide window', () => {
  expect(fitFontSize({ ...short, windowWidth: 1440 })).toBe(40)
})

test('a short line is 6 % of a narrow window', () => {
  expect(fitFontSize({ ...short, windowWidth: 400 })).toBe(24)
})

test('a long line shrinks until it fits', () => {
  expect(fitFontSize({ width: 2000, fontSize: 40, room: 1000, windowWidth: 1440 })).toBe(19.8)
})

test('a very long line stops at 14 pixels', () => {
  expect(fitFontSize({ width: 9000, fontSize: 40, room: 300, windowWidth: 320 })).toBe(14)
})

test('a line fits its room or is 14 pixels small', () => {
  const size = fc.integer({ min: 1, max: 5000 })
  fc.assert(
    fc.property(size, size, size, (width, room, windowWidth) => {
      const fitted = fitFontSize({ width, fontSize: 40, room, windowWidth })
      expect(fitted).toBeGreaterThanOrEqual(14)
      expect(fitted).toBeLessThanOrEqual(40)
      if (fitted > 14) expect((width * fitted) / 40).toBeLessThanOrEqual(room)
    }),
  )
})
