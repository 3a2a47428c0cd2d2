import fc from 'fast-check'
import { expect, test } from 'vitest'
import { entryBefore, ownPosition, positionBetween } from './position.ts'

const entry = fc.integer({ min: 1, max: 2_147_483_647 })

test('own places sort as the numbers of their entries', () => {
  fc.assert(
    fc.property(entry, entry, (one, other) => {
      expect(ownPosition(one) < ownPosition(other)).toBe(one < other)
      expect(entryBefore(ownPosition(one))).toBe(one)
    }),
  )
})

test('whatever was put in between, there is room before and behind it', () => {
  const turns = fc.array(fc.tuple(fc.nat(), fc.nat({ max: 3 })), { maxLength: 200 })
  fc.assert(
    fc.property(turns, (list) => {
      const order = [ownPosition(0), ownPosition(1), ownPosition(7), ownPosition(8)]
      for (const [pick, where] of list) {
        const at = [pick % order.length, order.length - 1, 0, 1][where] ?? 0
        const [low, high = null] = order.slice(at, at + 2)
        if (low === undefined) continue
        const made = positionBetween(low, high)
        expect(low < made && (high === null || made < high)).toBe(true)
        expect(made < ownPosition(entryBefore(low) + 1)).toBe(true)
        order.splice(at + 1, 0, made)
      }
    }),
  )
})

test('going to the beginning or the end ten thousand times keeps places short', () => {
  let [first, last] = [ownPosition(1), ownPosition(9)]
  for (let turn = 0; turn < 10_000; turn++) {
    first = positionBetween(ownPosition(0), first)
    last = positionBetween(last, null)
  }
  expect(Math.max(first.length, last.length)).toBeLessThanOrEqual(18)
})
