import { expect, test } from 'vitest'
import { trimEndOf } from './trim-end.ts'

test('what matches at the end goes, letters outside of the basic plane stay', () => {
  expect(trimEndOf('@editor, …', /[^\p{L}\p{N}]/u)).toBe('@editor')
  expect(trimEndOf('@𠮷!', /[^\p{L}\p{N}]/u)).toBe('@𠮷')
  expect(trimEndOf('name🍔', /[^\p{L}\p{N}]/u)).toBe('name')
  expect(trimEndOf('---', /-/)).toBe('')
  expect(trimEndOf('', /-/)).toBe('')
})
