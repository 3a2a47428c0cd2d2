import type { Field, Lookups } from '../field.ts'
import type { Json } from '../json.ts'

/** In a preview of a form: the mark of a field, by the values that it is one of. */
const marks = new WeakMap<object, (key: string) => string>()

/** Returns values as a page draws them; in a preview of a form they name their fields. */
export function resolveFields(
  fields: readonly Field[],
  stored: (field: Field) => Json,
  lookups: Lookups,
): Record<string, unknown> {
  const { inside } = lookups
  const entries = fields.map((field) => {
    const own = inside?.(field.key) ?? lookups
    const value = stored(field)
    const resolved = field.resolve ? field.resolve(value, own) : value
    return [field.key, own.markValue ? own.markValue(field, resolved) : resolved] as const
  })
  const values = Object.fromEntries(entries)
  if (inside) marks.set(values, (key) => inside(key).markOf?.() ?? '')
  return values
}

/** Returns words that a page makes of a value that is no text, so that they name its field too. */
export function nameField<Words extends string | null>(
  values: object | undefined,
  key: string,
  words: Words,
): Words {
  const mark = values && words && marks.get(values)?.(key)
  return mark ? ((mark + words) as Words) : words
}
