import fc from 'fast-check'
import { expect, test } from 'vitest'
import { movesFor, withMoves } from './moves.ts'

const pageOf = (length: number) => Array.from({ length }, (_, at) => ({ id: at + 1 }))

test('whatever moves where on a page, its moves bring it there', () => {
  const place = fc.nat({ max: 7 })
  fc.assert(
    fc.property(place, place, fc.boolean(), (from, to, isFirst) => {
      const page = pageOf(8)
      const shown = withMoves(page, movesFor(page, from, to, isFirst), isFirst)
      expect(shown.map(({ id }) => id).indexOf(from + 1)).toBe(to)
      expect(shown).toHaveLength(8)
    }),
  )
})

test('on a later page the first place is behind nobody who is known', () => {
  expect(movesFor(pageOf(3), 2, 0, false)).toEqual([
    { id: 3, after: 1 },
    { id: 1, after: 3 },
  ])
  expect(movesFor(pageOf(3), 2, 0, true)).toEqual([{ id: 3, after: null }])
})

test('what goes to the top of all leaves a later page', () => {
  const top = [{ id: 2, after: null }]
  expect(withMoves(pageOf(3), top, false)).toEqual([{ id: 1 }, { id: 3 }])
  expect(withMoves(pageOf(3), top, true)).toEqual([{ id: 2 }, { id: 1 }, { id: 3 }])
})

test('moves of other pages leave this one alone', () => {
  expect(
    withMoves(
      pageOf(2),
      [
        { id: 9, after: 1 },
        { id: 1, after: 9 },
      ],
      true,
    ),
  ).toEqual(pageOf(2))
})
