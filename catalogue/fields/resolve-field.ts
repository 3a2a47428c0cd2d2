import type { Field, Lookups } from '../field.ts'
import type { Json } from '../json.ts'

/** Returns a value as a page draws it; in a preview of a form it names its field. */
export function resolveField(field: Field, value: Json, lookups: Lookups): unknown {
  const own = lookups.inside?.(field.key) ?? lookups
  const resolved = field.resolve ? field.resolve(value, own) : value
  return own.mark ? own.mark(field, resolved) : resolved
}
