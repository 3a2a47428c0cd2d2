import type { Key } from '../field.ts'
import type { Json } from '../json.ts'
import type { Path } from './change.ts'
import { type ChooseSide, eachOf, type Three } from './conflict.ts'
import { type Keyed, keysOf } from './keyed-list.ts'
import { mergeOrder } from './merge-order.ts'

/** What a list is made of: the items of a set, the parts of a value. */
interface Members<T> {
  /** The path of one of them; of null, that of the list. */
  pathOf(key: Key | null): Path
  /** What stands for the base of one that both sides have added. */
  nothing: T
  /** Brings together one that both sides have. */
  merge(key: Key, versions: Three<T>): T
  isSame(one: T, other: T): boolean
}

/**
 * One list of two that started from the same one. What one side added is in it, what one side took
 * away is not, unless the other has changed it: then it asks.
 */
export function mergeList<T extends Json>(
  lists: Three<readonly Keyed<T>[]>,
  members: Members<T>,
  ask: ChooseSide,
): Keyed<T>[] {
  const values = eachOf(lists, (list) => new Map(list.map(({ key, value }) => [key, value])))
  const left = new Map<Key, T>()
  for (const key of [...values.mine.keys(), ...values.theirs.keys()]) {
    if (left.has(key)) continue
    const value = survivor(
      key,
      eachOf(values, (of) => of.get(key)),
      members,
      ask,
    )
    if (value !== undefined) left.set(key, value)
  }
  const order = mergeOrder(eachOf(lists, keysOf), left, (orders) =>
    ask({ kind: 'moved', ...members.pathOf(null), ...orders }),
  )
  return order.flatMap((key) => {
    const value = left.get(key)
    return value === undefined ? [] : [{ key, value }]
  })
}

/** What is left of one of them, or undefined for nothing. */
function survivor<T extends Json>(
  key: Key,
  { base, mine, theirs }: Three<T | undefined>,
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
