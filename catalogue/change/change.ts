import type { Key } from '../field.ts'
import type { Json } from '../json.ts'

/** Where in a content something stands: by name and id, never by number of line. */
export interface Path {
  /** The item's id; null for the record itself. */
  item: number | null
  /** The field's key; null for the item as a whole. */
  field: string | null
  /** One of the parts that the field's value consists of (`Field.parts`); null for the whole value. */
  part: Key | null
}

/** A place in a list: counted from 0, and what stands before it, which still says it in another list. */
export interface ListPosition {
  at: number
  behind: Key | null
}

/**
 * One step from a content to another, as data. What is added, removed or moved is an item of the
 * set (its values by field key) or a part of a field's value.
 */
export type Change =
  | (Path & { kind: 'changed'; before: Json; after: Json })
  | (Path & { kind: 'added'; after: Json; to: ListPosition })
  | (Path & { kind: 'removed'; before: Json; from: ListPosition })
  | (Path & { kind: 'moved'; from: ListPosition; to: ListPosition })

/** The path in one word, the same for the same place: to compare, to find, to key a list by. */
export function pathName({ item, field, part }: Path): string {
  return JSON.stringify([item, field, part])
}

/** Which one of its list a change adds, removes or moves. */
export function keyOf({ item, field, part }: Path): Key | null {
  return field === null ? item : part
}

/** The path of the list in which a change adds, removes or moves something. */
export function listOf({ item, field }: Path): Path {
  return { item: field === null ? null : item, field, part: null }
}

/** The values of an item that was added or removed, as the change carries them. */
export function valuesOf(item: Json): Record<string, Json> {
  return typeof item === 'object' && item !== null && !Array.isArray(item) ? item : {}
}
