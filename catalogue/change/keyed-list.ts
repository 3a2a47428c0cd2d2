import type { Key } from '../field.ts'
import type { ListPosition } from './change.ts'

export interface Keyed<T> {
  key: Key
  value: T
}

export function keysOf(list: readonly Keyed<unknown>[]): Key[] {
  return list.map(({ key }) => key)
}

export function positionsByKey<T>(
  list: readonly Keyed<T>[],
): Map<Key, { value: T; place: ListPosition }> {
  return new Map(
    list.map(({ key, value }, at) => {
      const behind = list[at - 1]?.key ?? null
      return [key, { value, place: { at, behind } }]
    }),
  )
}

/** Returns the keys that did not move, as many as possible (longest increasing subsequence). */
export function unmovedKeys(before: readonly Key[], after: readonly Key[]): Set<Key> {
  const former = new Map(before.map((key, at) => [key, at]))
  // For each length, the last link of the run that ends earliest.
  const runs: Link[] = []
  for (const key of after) {
    const at = former.get(key)
    if (at === undefined) continue
    const index = runs.findIndex((last) => last.at >= at)
    const length = index < 0 ? runs.length : index
    runs[length] = { key, at, before: runs[length - 1] }
  }
  const stayed = new Set<Key>()
  for (let link = runs.at(-1); link; link = link.before) stayed.add(link.key)
  return stayed
}

interface Link {
  key: Key
  at: number
  before: Link | undefined
}
