import '#test/speak-english.ts'
import { expect, test } from 'vitest'
import { failuresOf } from './pictures-drop.tsx'

test('a picture that failed twice in the same way is named once', () => {
  const twice = { name: 'a.jpg', sentence: 'Too large.' }
  const failed = [twice, { name: 'a.jpg', sentence: 'Broken.' }, twice]
  expect(failuresOf({ failed })).toEqual(['a.jpg: Too large.', 'a.jpg: Broken.'])
})

test('after 30 pictures that failed, dots say that there are more', () => {
  const failed = Array.from({ length: 31 }, (_, at) => ({ name: `${at}.jpg`, sentence: 'Broken.' }))
  expect(failuresOf({ failed: failed.slice(1) }).at(-1)).toBe('30.jpg: Broken.')
  expect(failuresOf({ failed }).slice(29)).toEqual(['29.jpg: Broken.', '…'])
})
