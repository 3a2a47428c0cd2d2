import { expect, test } from 'vitest'
import { countWords, sizeWords } from './size-words.ts'

test('sizes are said in the unit that fits', () => {
  expect([0, 1, 999, 1000, 340_400].map(sizeWords)).toEqual([
    '0 bytes',
    '1 byte',
    '999 bytes',
    '1 KB',
    '340 KB',
  ])
  expect([999_600, 3_440_000, 20_000_000, 1_500_000_000].map(sizeWords)).toEqual([
    '1 MB',
    '3.4 MB',
    '20 MB',
    '1.5 GB',
  ])
})

test('one is one', () => {
  expect([0, 1, 2].map((count) => countWords(count, 'file'))).toEqual([
    '0 files',
    '1 file',
    '2 files',
  ])
})
