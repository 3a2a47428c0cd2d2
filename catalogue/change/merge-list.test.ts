import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Side, ThreeWay } from './conflict.ts'
import { unmovedKeys } from './keyed-list.ts'
import { mergeOrder } from './merge-list.ts'

type Orders = ThreeWay<number[]>

/** A list and two that were made of it; each side adds and takes away, sometimes the same. */
const orders: fc.Arbitrary<Orders> = fc
  .uniqueArray(fc.integer({ min: 1, max: 9 }), { maxLength: 8 })
  .chain((base) => {
    const made = fc.uniqueArray(
      fc.oneof(fc.constantFrom(0, ...base), fc.integer({ min: 10, max: 14 })),
      { maxLength: 10 },
    )
    const kept = fc.subarray(base)
    const side = fc.oneof(made, kept)
    return fc.record({ base: fc.constant(base), mine: side, theirs: side })
  })

/** What a merge of the things themselves leaves: all that one side has and the other did not take away. */
function present({ base, mine, theirs }: Orders): Set<number> {
  const all = [...mine, ...theirs]
  return new Set(
    all.filter((key) => !base.includes(key) || (mine.includes(key) && theirs.includes(key))),
  )
}

function merged(versions: Orders, side: Side = 'mine') {
  const asked: ThreeWay<unknown[]>[] = []
  const order = mergeOrder(versions, present(versions), (question) => {
    asked.push(question)
    return side
  })
  return { order, asked }
}

test('everything that is left is there once', () => {
  fc.assert(
    fc.property(orders, (versions) => {
      expect([...merged(versions).order].sort()).toEqual([...present(versions)].sort())
    }),
  )
})

test('an order that only one side has changed is taken', () => {
  fc.assert(
    fc.property(orders, ({ base, mine }) => {
      expect(merged({ base, mine, theirs: base })).toEqual({ order: mine, asked: [] })
      expect(merged({ base, mine: base, theirs: mine })).toEqual({ order: mine, asked: [] })
      expect(merged({ base, mine, theirs: mine })).toEqual({ order: mine, asked: [] })
    }),
  )
})

test('whose side is called mine changes nothing', () => {
  fc.assert(
    fc.property(orders, fc.constantFrom<Side>('mine', 'theirs'), (versions, side) => {
      const { base, mine, theirs } = versions
      const one = merged(versions, side)
      const other = merged(
        { base, mine: theirs, theirs: mine },
        side === 'mine' ? 'theirs' : 'mine',
      )
      expect(other.order).toEqual(one.order)
      expect(other.asked).toEqual(
        one.asked.map((each) => ({ base, mine: each.theirs, theirs: each.mine })),
      )
    }),
  )
})

test('unasked, two things that either side has turned round are turned round, all others are not', () => {
  fc.assert(
    fc.property(orders, (versions) => {
      const { base, mine, theirs } = versions
      const { order, asked } = merged(versions)
      if (asked.length > 0) return
      const stood = base.filter(
        (key) => order.includes(key) && mine.includes(key) && theirs.includes(key),
      )
      for (const [at, one] of stood.entries()) {
        for (const other of stood.slice(at + 1)) {
          const isTurned = [mine, theirs].some((list) => list.indexOf(one) > list.indexOf(other))
          expect(order.indexOf(one) > order.indexOf(other)).toBe(isTurned)
        }
      }
    }),
  )
})

test('it asks only where both have turned round or added the same, and gives what it says', () => {
  fc.assert(
    fc.property(orders, (versions) => {
      const { order, asked } = merged(versions)
      const theirs = touched(versions.base, versions.theirs)
      const isShared = touched(versions.base, versions.mine).some((key) => theirs.includes(key))
      if (!isShared) expect(asked).toEqual([])
      for (const question of asked) {
        expect(question.mine).toEqual(order)
        expect(question.theirs).toEqual(merged(versions, 'theirs').order)
        expect(question.mine).not.toEqual(question.theirs)
      }
    }),
  )
})

/** What was added, and what stands on another side of something than it stood. */
function touched(base: number[], order: number[]): number[] {
  return order.filter((one, at) => {
    const isTurned = (other: number) =>
      base.includes(other) && order.indexOf(other) > at !== base.indexOf(other) > base.indexOf(one)
    return !base.includes(one) || order.some((other) => other !== one && isTurned(other))
  })
}

test('both add at the end, one drags a card up: all of it happens', () => {
  const versions = { base: [1, 2, 3], mine: [3, 1, 2, 11], theirs: [1, 2, 3, 10] }
  expect(merged(versions)).toEqual({ order: [3, 1, 2, 10, 11], asked: [] })
})

test('both drag the same card, one up and one down: it asks', () => {
  const versions = { base: [1, 2, 3, 4], mine: [2, 1, 3, 4], theirs: [1, 3, 4, 2] }
  expect(merged(versions, 'theirs')).toEqual({
    order: [1, 3, 4, 2],
    asked: [{ base: [1, 2, 3, 4], mine: [2, 1, 3, 4], theirs: [1, 3, 4, 2] }],
  })
})

test('one drags a card to the front, the other puts two behind it: all of it happens', () => {
  const versions = { base: [1, 2, 3], mine: [3, 1, 2], theirs: [2, 1, 3] }
  expect(merged(versions)).toEqual({ order: [3, 2, 1], asked: [] })
})

test('both drag a card past the same one, one up and one down: it asks', () => {
  const versions = { base: [1, 2, 3], mine: [2, 1, 3], theirs: [1, 3, 2] }
  expect(merged(versions).asked).toEqual([versions])
})

test('both add the same page at one place, and one moves what stood there', () => {
  const versions = { base: [1, 2, 3], mine: [2, 3, 13, 1], theirs: [1, 2, 3, 13] }
  expect(merged(versions)).toEqual({ order: [2, 3, 13, 1], asked: [] })
})

test('both add the same page at different places: it asks', () => {
  const versions = { base: [1, 2], mine: [13, 1, 2], theirs: [1, 2, 13] }
  expect(merged(versions, 'theirs')).toEqual({ order: [1, 2, 13], asked: [versions] })
})

test('the fewest have moved', () => {
  expect(unmovedKeys([1, 2, 3, 4, 5], [5, 1, 2, 3, 4])).toEqual(new Set([1, 2, 3, 4]))
  expect(unmovedKeys([1, 2, 3, 4, 5], [2, 3, 9, 1, 5])).toEqual(new Set([2, 3, 5]))
})
