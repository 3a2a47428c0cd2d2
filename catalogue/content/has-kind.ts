import type { Declaration } from '../declaration.ts'
import type { Field, FieldKind } from '../field.ts'

export function hasKind({ fields, set }: Declaration, kind: FieldKind): boolean {
  return includesKind([...fields, ...(set?.fields ?? [])], kind)
}

export function includesKind(fields: readonly Field[], kind: FieldKind): boolean {
  return fields.some((field) => field.kind === kind || includesKind(field.rows?.fields ?? [], kind))
}
