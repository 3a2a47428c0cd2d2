import type { Field, Key } from '../field.ts'
import type { Json } from '../json.ts'

export interface Path {
  /** The item's id; null for the record itself. */
  item: number | null
  /** The field's key; null for the item as a whole. */
  field: string | null
  /** One of the parts that the field's value consists of (`Field.parts`); null for the whole value. */
  part: Key | null
  /** A field of the block that the part is; left out for the whole part. */
  inside?: InsideBlock | undefined
}

export interface InsideBlock {
  /** The kind of the block, which has the fields. */
  block: Json
  field: string
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

export function pathName({ item, field, ...path }: Path): string {
  return JSON.stringify([item, field, wirePart(path)])
}

/** Returns the part as responses carry it; of a field inside a block: `11.title`. */
export function wirePart({ part, inside }: Pick<Path, 'part' | 'inside'>): Key | null {
  if (!inside) return part
  return [part, inside.field, inside.part].filter((one) => one !== null).join('.')
}

/** Returns a path as calls name it: `price`, `items.3.title`, `blocks.2.text`. */
export function pathText({ item, field, ...path }: Path): string {
  if (item === null && field === null) return 'items'
  return [...(item === null ? [] : ['items', item]), field, wirePart(path)]
    .filter((one) => one !== null)
    .join('.')
}

export function keyOf({ item, field, part, inside }: Path): Key | null {
  if (inside) return inside.part
  return field === null ? item : part
}

export function listOf({ item, field, part, inside }: Path): Path {
  if (inside) return { item, field, part, inside: { ...inside, part: null } }
  return { item: field === null ? null : item, field, part: null }
}

/**
 * Returns the fields of a block that has one declared kind in all versions, or null: every other part
 * of a value changes as a whole.
 */
export function blockFields(
  { kind, rows }: Field,
  id: Key,
  versions: readonly Json[],
): readonly Field[] | null {
  if (kind !== 'blocks' || !rows) return null
  const kinds = new Set(versions.map((values) => valuesOf(values).kind))
  const declared = rows.kinds?.find((one) => kinds.has(one.kind))
  return declared && kinds.size === 1 ? rows.fieldsOf(Number(id), declared.kind) : null
}

export function valuesOf(item: Json): Record<string, Json> {
  return typeof item === 'object' && item !== null && !Array.isArray(item) ? item : {}
}
