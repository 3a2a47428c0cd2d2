import type { Key } from '../field.ts'
import type { Json } from '../json.ts'

/** Addresses something in a content by name and id, never by position. */
export interface Path {
  /** The item's id; null for the record itself. */
  item: number | null
  /** The field's key; null for the item as a whole. */
  field: string | null
  /** One of the parts that the field's value consists of (`Field.parts`); null for the whole value. */
  part: Key | null
}

/**
 * A position in a list: its number from 0, and the key before it, which still holds in a list of
 * another length.
 */
export interface ListPosition {
  at: number
  behind: Key | null
}

/**
 * One change from a content to another, as data. What is added, removed or moved is an item of the
 * set (its values by field key) or a part of a field's value.
 */
export type Change =
  | (Path & { kind: 'changed'; before: Json; after: Json })
  | (Path & { kind: 'added'; after: Json; to: ListPosition })
  | (Path & { kind: 'removed'; before: Json; from: ListPosition })
  | (Path & { kind: 'moved'; from: ListPosition; to: ListPosition })

/** Returns the path as one string, to use as a key. */
export function pathName({ item, field, part }: Path): string {
  return JSON.stringify([item, field, part])
}

/** Returns the key of the list member that a change adds, removes or moves. */
export function keyOf({ item, field, part }: Path): Key | null {
  return field === null ? item : part
}

/** Returns the path of the list in which a change adds, removes or moves something. */
export function listOf({ item, field }: Path): Path {
  return { item: field === null ? null : item, field, part: null }
}

export function valuesOf(item: Json): Record<string, Json> {
  return typeof item === 'object' && item !== null && !Array.isArray(item) ? item : {}
}
