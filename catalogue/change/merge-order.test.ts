import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Side, Three } from './conflict.ts'
import { unmoved } from './keyed-list.ts'
import { mergeOrder } from './merge-order.ts'

type Orders = Three<number[]>

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
  const asked: Three<unknown[]>[] = []
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

test('what one side has not touched stands for the other as the other has put it', () => {
  fc.assert(
    fc.property(orders, (versions) => {
      const { base, mine, theirs } = versions
      const stayed = unmoved(base, theirs)
      const { order, asked } = merged(versions)
      const asMine = mine.filter((key) => stayed.has(key) || !theirs.includes(key))
      const isLeft = (key: number) => order.includes(key)
      if (asked.length === 0)
        expect(order.filter((key) => asMine.includes(Number(key)))).toEqual(asMine.filter(isLeft))
    }),
  )
})

test('it asks only about what both have moved or added, and both answers are given', () => {
  fc.assert(
    fc.property(orders, (versions) => {
      const { base, mine, theirs } = versions
      const [one, other] = [unmoved(base, mine), unmoved(base, theirs)]
      const both = mine.filter((key) => theirs.includes(key) && !one.has(key) && !other.has(key))
      const { order, asked } = merged(versions)
      if (both.length === 0) expect(asked).toEqual([])
      for (const question of asked) {
        expect(question.mine).toEqual(order)
        expect(question.theirs).toEqual(merged(versions, 'theirs').order)
        expect(question.mine).not.toEqual(question.theirs)
      }
    }),
  )
})

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

test('the fewest have moved', () => {
  expect(unmoved([1, 2, 3, 4, 5], [5, 1, 2, 3, 4])).toEqual(new Set([1, 2, 3, 4]))
  expect(unmoved([1, 2, 3, 4, 5], [2, 3, 9, 1, 5])).toEqual(new Set([2, 3, 5]))
})
