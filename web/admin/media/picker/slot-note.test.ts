import '#test/speak-english.ts'
import { expect, test } from 'vitest'
import { sizeMessage } from './slot-note.ts'

const banner = [1200, 800] as const

test('a picture smaller than its slot is named with both sizes', () => {
  expect(sizeMessage({ name: 'burger.png', width: 800, height: 900 }, banner)).toBe(
    '“burger.png” measures 800 x 900 px: it may look blurred here.',
  )
})

test('nothing is said of a picture that is large enough, of unknown measures, or of a free slot', () => {
  expect(sizeMessage({ name: 'a', width: 1200, height: 800 }, banner)).toBeNull()
  // A little smaller is not seen, whatever its shape.
  expect(sizeMessage({ name: 'a', width: 960, height: 640 }, banner)).toBeNull()
  expect(sizeMessage({ name: 'a', width: 959, height: 2000 }, banner)).not.toBeNull()
  expect(sizeMessage({ name: 'a', width: null, height: null }, banner)).toBeNull()
  expect(sizeMessage({ name: 'a', width: 10, height: 10 }, undefined)).toBeNull()
})
