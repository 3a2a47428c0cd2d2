import '#test/speak-english.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { centre, focalAt, focalByKey, focalPosition, formatFocalPoint } from './focal-picture.tsx'

const box = { left: 100, top: 50, width: 400, height: 200 }

test('a click sets the point under it, in shares of the picture', () => {
  expect(focalAt(box, 200, 200)).toEqual({ x: 0.25, y: 0.75 })
  expect(focalAt({ ...box, width: 0 }, 200, 200)).toEqual(centre)
})

test('a pointer dragged out of the picture leaves the point at its edge', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer(), (clientX, clientY) => {
      const { x, y } = focalAt(box, clientX, clientY)
      expect(x >= 0 && x <= 1 && y >= 0 && y <= 1).toBe(true)
    }),
  )
})

test('arrow keys move by one percent, with Shift by ten, and stop at the edges', () => {
  expect(focalByKey(centre, 'ArrowRight', false)).toEqual({ x: 0.51, y: 0.5 })
  expect(focalByKey(centre, 'ArrowUp', true)).toEqual({ x: 0.5, y: 0.4 })
  expect(focalByKey({ x: 0, y: 1 }, 'ArrowLeft', false)).toEqual({ x: 0, y: 1 })
  expect(focalByKey({ x: 0, y: 1 }, 'Home', false)).toEqual(centre)
  expect(focalByKey(centre, 'Enter', false)).toBeNull()
})

test('a hundred steps lead from edge to edge, without a rest', () => {
  let point = { x: 0, y: 0 }
  for (let step = 0; step < 100; step += 1) {
    point = focalByKey(point, 'ArrowRight', false) ?? point
  }
  expect(point).toEqual({ x: 1, y: 0 })
})

test('the point is said in words and given to styles', () => {
  expect(formatFocalPoint({ x: 0.35, y: 0.6 })).toBe('35 % from the left, 60 % from the top')
  expect(focalPosition({ x: 0.35, y: 0.6 })).toBe('35% 60%')
})
