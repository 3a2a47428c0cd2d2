import type { Key } from '../field.ts'
import type { Json } from '../json.ts'
import type { Path } from './change.ts'

/** Two versions that started from one. Which is whose only matters to the people. */
export type Side = 'mine' | 'theirs'

export interface Three<T> {
  /** What both started from. */
  base: T
  mine: T
  theirs: T
}

/**
 * What both sides changed at one place, each in another way, with what both found there.
 * `changed`: two values. `removed`: one side changed what the other took away, which is null there.
 * `moved`: the order of the list at this path (all null: the set), as keys: the order that stood, and
 * those that would come of either answer.
 */
export type Conflict = Path &
  (({ kind: 'changed' | 'removed' } & Three<Json>) | ({ kind: 'moved' } & Three<Key[]>))

/** Whose version is taken. */
export type ChooseSide = (conflict: Conflict) => Side

export function eachOf<T, U>({ base, mine, theirs }: Three<T>, look: (one: T) => U): Three<U> {
  return { base: look(base), mine: look(mine), theirs: look(theirs) }
}
