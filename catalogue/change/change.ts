import type { Key } from '../field.ts'
import type { Json } from '../json.ts'

export interface Path {
  /** The item's id; null for the record itself. */
  item: number | null
  /** The field's key; null for the item as a whole. */
  field: string | null
  /** One of the parts that the field's value consists of (`Field.parts`); null for the whole value. */
  part: Key | null
}

/** The number from 0, and the key before it, which still holds in a list of another length. */
export interface ListPosition {
  at: number
  behind: Key | null
}

/** One change between two contents: of an item (its values by field key) or a field's part. */
export type Change =
  | (Path & { kind: 'changed'; before: Json; after: Json })
  | (Path & { kind: 'added'; after: Json; to: ListPosition })
  | (Path & { kind: 'removed'; before: Json; from: ListPosition })
  | (Path & { kind: 'moved'; from: ListPosition; to: ListPosition })

export function pathName({ item, field, part }: Path): string {
  return JSON.stringify([item, field, part])
}

/** Returns a path as calls name it: `price`, `items.3.title`, `blocks.b2`. */
export function pathText({ item, field, part }: Path): string {
  if (item === null && field === null) return 'items'
  return [...(item === null ? [] : ['items', item]), field, part]
    .filter((one) => one !== null)
    .join('.')
}

export function keyOf({ item, field, part }: Path): Key | null {
  return field === null ? item : part
}

export function listOf({ item, field }: Path): Path {
  return { item: field === null ? null : item, field, part: null }
}

export function valuesOf(item: Json): Record<string, Json> {
  return typeof item === 'object' && item !== null && !Array.isArray(item) ? item : {}
}
