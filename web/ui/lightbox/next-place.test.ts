import { expect, test } from 'vitest'
import { nextPlace } from './next-place.ts'

const of = { place: 1, count: 3, isRtl: false }

test('arrows step along the line of reading, in either direction', () => {
  expect(nextPlace('ArrowRight', of)).toBe(2)
  expect(nextPlace('ArrowLeft', of)).toBe(0)
  expect(nextPlace('ArrowRight', { ...of, isRtl: true })).toBe(0)
  expect(nextPlace('ArrowLeft', { ...of, isRtl: true })).toBe(2)
})

test('the ends are ends, and other keys lead nowhere', () => {
  expect(nextPlace('ArrowRight', { ...of, place: 2 })).toBeNull()
  expect(nextPlace('ArrowLeft', { ...of, place: 0 })).toBeNull()
  expect(nextPlace('End', of)).toBe(2)
  expect(nextPlace('Home', of)).toBe(0)
  expect(nextPlace('Home', { ...of, place: 0 })).toBeNull()
  expect(nextPlace('a', of)).toBeNull()
})
