import type { Declaration } from '../declaration.ts'
import type { Field, FieldKind } from '../field.ts'

/** Returns whether a declaration has a field of this kind, in its items and rows too. */
export function hasKind({ fields, set }: Declaration, kind: FieldKind): boolean {
  return includesKind([...fields, ...(set?.fields ?? [])], kind)
}

export function includesKind(fields: readonly Field[], kind: FieldKind): boolean {
  return fields.some((field) => field.kind === kind || includesKind(field.rows?.fields ?? [], kind))
}
