import { expect, test } from 'vitest'
import { nextIndex } from './lightbox.tsx'

const of = { place: 1, count: 3, isRtl: false }

test('arrows step along the line of reading, in either direction', () => {
  expect(nextIndex('ArrowRight', of)).toBe(2)
  expect(nextIndex('ArrowLeft', of)).toBe(0)
  expect(nextIndex('ArrowRight', { ...of, isRtl: true })).toBe(0)
  expect(nextIndex('ArrowLeft', { ...of, isRtl: true })).toBe(2)
})

test('the ends are ends, and other keys lead nowhere', () => {
  expect(nextIndex('ArrowRight', { ...of, place: 2 })).toBeNull()
  expect(nextIndex('ArrowLeft', { ...of, place: 0 })).toBeNull()
  expect(nextIndex('End', of)).toBe(2)
  expect(nextIndex('Home', of)).toBe(0)
  expect(nextIndex('Home', { ...of, place: 0 })).toBeNull()
  expect(nextIndex('a', of)).toBeNull()
})
