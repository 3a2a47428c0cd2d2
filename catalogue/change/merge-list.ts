import type { Key } from '../field.ts'
import type { Json } from '../json.ts'
import type { Path } from './change.ts'
import { type ChooseSide, mapThree, type ThreeWay } from './conflict.ts'
import { type Keyed, keysOf } from './keyed-list.ts'
import { mergeOrder } from './merge-order.ts'

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
