import type { Declaration } from '../declaration.ts'
import type { Field, FieldKind } from '../field.ts'

/** Has it a field of this kind, in its items and rows too? */
export function hasKind({ fields, set }: Declaration, kind: FieldKind): boolean {
  return areAmong([...fields, ...(set?.fields ?? [])], kind)
}

/** Is one of these of this kind, or one of what they are made of? */
export function areAmong(fields: readonly Field[], kind: FieldKind): boolean {
  return fields.some((field) => field.kind === kind || areAmong(field.rows?.fields ?? [], kind))
}
