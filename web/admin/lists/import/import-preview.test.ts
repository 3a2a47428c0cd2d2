import { expect, test } from 'vitest'
import { verdictOn } from './import-preview.tsx'

test('one refused row keeps all of a table out', () => {
  expect(verdictOn({ new: 40, changed: 2, refused: 1 })).toBe('fix')
})

test('a table that changes nothing need not be brought in', () => {
  expect(verdictOn({ new: 0, changed: 0, refused: 0 })).toBe('nothing')
  expect(verdictOn({ new: 0, changed: 1, refused: 0 })).toBe('ready')
})
