import { expect, test } from 'vitest'
import { memoryStorage } from '#test/memory-storage.ts'
import { readMoves, writeMoves } from './use-order-form.ts'

const moves = [
  { id: 3, after: 1 },
  { id: 1, after: null },
]

test('moves that were not saved are there again, for this person and this order', () => {
  const storage = memoryStorage()
  writeMoves(storage, 2, 'faq/*', moves)
  expect(readMoves(storage, 2, 'faq/*')).toEqual(moves)
  expect(readMoves(storage, 3, 'faq/*')).toEqual([])
  expect(readMoves(storage, 2, 'promotion/*')).toEqual([])
  writeMoves(storage, 2, 'faq/*', [])
  expect(readMoves(storage, 2, 'faq/*')).toEqual([])
})

test.each(['{', '[{"id":"3","after":1}]', '{"shape":1}', '[null]'])(
  'what another version has left there is no move: %s',
  (text) => {
    const storage = memoryStorage()
    storage.setItem('edits:2:faq/*', text)
    expect(readMoves(storage, 2, 'faq/*')).toEqual([])
  },
)
