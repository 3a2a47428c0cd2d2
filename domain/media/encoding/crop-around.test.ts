import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cropAround } from './crop-around.ts'

const side = fc.integer({ min: 1, max: 10_000 })
const size = fc.record({ width: side, height: side })
const share = fc.double({ min: 0, max: 1, noNaN: true })

test('a crop is inside the picture and touches two of its edges', () => {
  fc.assert(
    fc.property(size, size, share, share, (picture, shape, x, y) => {
      const box = cropAround(picture, shape, { x, y })
      expect(Math.min(box.left, box.top, box.width - 1, box.height - 1)).toBeGreaterThanOrEqual(0)
      expect(box.left + box.width).toBeLessThanOrEqual(picture.width)
      expect(box.top + box.height).toBeLessThanOrEqual(picture.height)
      expect(box.width === picture.width || box.height === picture.height).toBe(true)
    }),
  )
})

test('the focal point is inside every crop', () => {
  fc.assert(
    fc.property(size, size, share, share, (picture, shape, x, y) => {
      const box = cropAround(picture, shape, { x, y })
      const at = { x: x * picture.width, y: y * picture.height }
      expect(at.x).toBeGreaterThanOrEqual(box.left - 1)
      expect(at.x).toBeLessThanOrEqual(box.left + box.width + 1)
      expect(at.y).toBeGreaterThanOrEqual(box.top - 1)
      expect(at.y).toBeLessThanOrEqual(box.top + box.height + 1)
    }),
  )
})

test('a wide card cut from a tall picture follows the focal point up and down', () => {
  const picture = { width: 1200, height: 2400 }
  const card = { width: 1200, height: 630 }
  const tops = [0, 0.25, 0.5, 1].map((y) => cropAround(picture, card, { x: 0.5, y }).top)
  expect(tops).toEqual([0, 285, 885, 1770])
})
