import type { Key } from '../field.ts'
import type { Json } from '../json.ts'
import type { Path } from './change.ts'
import { type ChooseSide, mapThree, type Side, type ThreeWay } from './conflict.ts'
import { type Keyed, keysOf, unmovedKeys } from './keyed-list.ts'

interface Members<T> {
  pathOf(key: Key | null): Path
  /** Used as the base of a member that both sides added. */
  nothing: T
  merge(key: Key, versions: ThreeWay<T>): T
  isSame(one: T, other: T): boolean
}

/** Merges two lists. A removal holds unless the other side changed the member: a conflict. */
export function mergeList<T extends Json>(
  lists: ThreeWay<readonly Keyed<T>[]>,
  members: Members<T>,
  ask: ChooseSide,
): Keyed<T>[] {
  const values = mapThree(lists, (list) => new Map(list.map(({ key, value }) => [key, value])))
  const left = new Map<Key, T>()
  for (const key of [...values.mine.keys(), ...values.theirs.keys()]) {
    if (left.has(key)) continue
    const value = survivor(
      key,
      mapThree(values, (of) => of.get(key)),
      members,
      ask,
    )
    if (value !== undefined) left.set(key, value)
  }
  const order = mergeOrder(mapThree(lists, keysOf), left, (orders) =>
    ask({ kind: 'moved', ...members.pathOf(null), ...orders }),
  )
  return order.flatMap((key) => {
    const value = left.get(key)
    return value === undefined ? [] : [{ key, value }]
  })
}

function survivor<T extends Json>(
  key: Key,
  { base, mine, theirs }: ThreeWay<T | undefined>,
  members: Members<T>,
  ask: ChooseSide,
): T | undefined {
  if (mine !== undefined && theirs !== undefined) {
    return members.merge(key, { base: base ?? members.nothing, mine, theirs })
  }
  const kept = mine ?? theirs
  if (base === undefined || kept === undefined) return kept
  if (members.isSame(base, kept)) return undefined
  const conflict = { base, mine: mine ?? null, theirs: theirs ?? null }
  const side = ask({ kind: 'removed', ...members.pathOf(key), ...conflict })
  return side === 'mine' ? mine : theirs
}

type Order = readonly Key[]

/**
 * Merges two orders that started from the same one. A pair that only one side swapped keeps that
 * side's order; a member of one side only follows its predecessor there. Calls `ask` when both
 * sides moved or added a member to different positions, or the swaps contradict each other.
 */
export function mergeOrder(
  { base, mine, theirs }: ThreeWay<Order>,
  present: { has(key: Key): boolean },
  ask: (orders: ThreeWay<Key[]>) => Side,
): Key[] {
  const [inMine, inTheirs] = [new Set(mine), new Set(theirs)]
  const common = {
    base,
    mine: mine.filter((key) => inTheirs.has(key)),
    theirs: theirs.filter((key) => inMine.has(key)),
  }
  const mover = movers({ base, mine, theirs })
  const isLeft = (key: Key) => present.has(key)
  const withRuns = (order: Order, side?: Side) =>
    joined(order, [
      runsOf(mine.filter(isLeft), inTheirs, (key) => side === 'mine' || mover(key) !== 'theirs'),
      runsOf(theirs.filter(isLeft), inMine, (key) => side === 'theirs' || mover(key) !== 'mine'),
    ])
  const agreed = agreedOrder(common, mover)
  if (agreed) return withRuns(agreed)
  const answers = { mine: withRuns(common.mine, 'mine'), theirs: withRuns(common.theirs, 'theirs') }
  return answers[ask({ base: [...base], ...answers })]
}

/** Returns the order of the shared members that keeps every swap of both sides, or null. */
function agreedOrder(orders: ThreeWay<Order>, mover: Mover): Order | null {
  const common = new Set(orders.mine)
  const stood = orders.base.filter((key) => common.has(key)).join()
  if (orders.theirs.join() === stood) return orders.mine
  if (orders.mine.join() === stood) return orders.theirs
  const [ours, others] = [orders.mine, orders.theirs].map((order) =>
    order.filter((key) => mover(key) === null).join(),
  )
  if (ours !== others) return null
  const isBefore = precedence(orders, mover)
  const order: Key[] = []
  for (const key of orders.mine) {
    const place = orders.mine.filter((other) => other !== key && isBefore(other, key)).length
    // Two members claim one position: the swaps form a circle.
    if (order[place] !== undefined) return null
    order[place] = key
  }
  return order
}

type Mover = (key: Key) => Side | null

function movers({ base, mine, theirs }: ThreeWay<Order>): Mover {
  const [stayedInMine, stayedInTheirs] = [unmovedKeys(base, mine), unmovedKeys(base, theirs)]
  return (key) => {
    if (stayedInMine.has(key) === stayedInTheirs.has(key)) return null
    return stayedInMine.has(key) ? 'theirs' : 'mine'
  }
}

function precedence(orders: ThreeWay<Order>, mover: Mover): (one: Key, other: Key) => boolean {
  const places = mapThree(orders, (order) => new Map(order.map((key, at) => [key, at])))
  return (one, other) => {
    const { base, mine, theirs } = mapThree(places, (at) => isLess(at.get(one), at.get(other)))
    if (mine === theirs || base === null) {
      return Boolean((mover(one) ?? mover(other)) === 'theirs' ? theirs : mine)
    }
    return !base
  }
}

function isLess(one: number | undefined, other: number | undefined): boolean | null {
  return one === undefined || other === undefined ? null : one < other
}

type Runs = ReadonlyMap<Key | null, Key[]>

/** Returns the runs of members that only one side has, by their predecessor (null: first). */
function runsOf(order: Order, others: ReadonlySet<Key>, isFirm: (key: Key) => boolean): Runs {
  const runs = new Map<Key | null, Key[]>()
  let behind: Key | null = null
  for (const key of order) {
    if (!others.has(key)) runs.set(behind, [...(runs.get(behind) ?? []), key])
    else if (isFirm(key)) behind = key
  }
  return runs
}

function joined(order: Order, sides: readonly Runs[]): Key[] {
  return [null, ...order].flatMap((key) => {
    const runs = sides.flatMap((side) => [side.get(key) ?? []]).toSorted(byFirstKey)
    return [...(key === null ? [] : [key]), ...runs.flat()]
  })
}

function byFirstKey([one = '']: Key[], [other = '']: Key[]): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return String(one) < String(other) ? -1 : 1
}
