import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type MarkedPiece, markSharedWords } from './mark-shared-words.ts'

const text = fc
  .array(fc.constantFrom('Crispy', 'golden', 'fries', 'with', 'salt', '薯条', ' ', ', ', '\n'))
  .map((words) => words.join(''))

const joined = (pieces: MarkedPiece[]) => pieces.map(({ text: words }) => words).join('')
const shared = (pieces: MarkedPiece[]) => joined(pieces.filter(({ isShared }) => isShared))

test('the words that are changed are marked, and nothing else', () => {
  const { before, after } = markSharedWords(
    'Crispy golden fries, salted.',
    'Crispy fries, lightly salted.',
  )
  expect(before).toEqual([
    { text: 'Crispy ', isShared: true },
    { text: 'golden ', isShared: false },
    { text: 'fries, salted.', isShared: true },
  ])
  expect(after).toEqual([
    { text: 'Crispy fries, ', isShared: true },
    { text: 'lightly ', isShared: false },
    { text: 'salted.', isShared: true },
  ])
})

test('two texts that have next to nothing in common are shown without marks', () => {
  const { before, after } = markSharedWords('Fresh since five', 'Open until midnight')
  expect([...before, ...after].every(({ isShared }) => isShared)).toBe(true)
})

test('no word is lost, and what is not marked is the same on both sides', () => {
  fc.assert(
    fc.property(text, text, (was, is) => {
      const { before, after } = markSharedWords(was, is)
      expect([joined(before), joined(after)]).toEqual([was, is])
      const isMarked = [...before, ...after].some((piece) => !piece.isShared)
      if (isMarked) expect(shared(before)).toBe(shared(after))
      if (was === is) expect(isMarked).toBe(false)
    }),
  )
})

test('of a long text the words are marked in the lines that are changed', () => {
  const lines = Array.from({ length: 300 }, (_, at) => `Rule ${at}: one box a person.\n`)
  const changed = lines.toSpliced(7, 1, 'Rule 7: one box a guest.\n').toSpliced(200, 1)
  const { before, after } = markSharedWords(lines.join(''), changed.join(''))
  const marked = (pieces: MarkedPiece[]) => joined(pieces.filter(({ isShared }) => !isShared))
  expect(marked(before)).toBe('personRule 200: one box a person.\n')
  expect(marked(after)).toBe('guest')
  expect([joined(before), joined(after)]).toEqual([lines.join(''), changed.join('')])
})

test('of no long text a word is lost', () => {
  const line = fc.constantFrom(
    ...['Crispy', 'golden', 'fries'].map((word) => `${word} `.repeat(300)),
  )
  const long = fc.array(line, { minLength: 3, maxLength: 9 }).map((lines) => lines.join('\n'))
  fc.assert(
    fc.property(long, long, (was, is) => {
      const { before, after } = markSharedWords(was, is)
      expect([joined(before), joined(after)]).toEqual([was, is])
      const isMarked = [...before, ...after].some((piece) => !piece.isShared)
      if (isMarked) expect(shared(before)).toBe(shared(after))
    }),
    { numRuns: 30 },
  )
})
