import type { Key } from '../field.ts'
import type { Json } from '../json.ts'
import type { Path } from './change.ts'

export type Side = 'mine' | 'theirs'

export interface ThreeWay<T> {
  base: T
  mine: T
  theirs: T
}

/**
 * What both sides changed in the same place in different ways. `removed`: one side removed what the
 * other changed. `moved`: the base order and the two possible orders, as keys.
 */
export type Conflict = Path &
  (({ kind: 'changed' | 'removed' } & ThreeWay<Json>) | ({ kind: 'moved' } & ThreeWay<Key[]>))

export type ChooseSide = (conflict: Conflict) => Side

export function mapThree<T, U>(
  { base, mine, theirs }: ThreeWay<T>,
  look: (one: T) => U,
): ThreeWay<U> {
  return { base: look(base), mine: look(mine), theirs: look(theirs) }
}
