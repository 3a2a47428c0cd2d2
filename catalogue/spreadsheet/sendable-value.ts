import type { Field } from '../field.ts'
import type { Json } from '../json.ts'

/** What a save would send for a stored value, under the field's wire name. */
export function sendableValue(field: Field, value: Json): Json {
  // An answer may show something in place of an empty text, and tells more of a file than which it is.
  // A choice is named as it is now: a time zone or country that was renamed since would be refused.
  if (field.kind === 'files' || (typeof value === 'string' && field.kind !== 'choice')) return value
  if (field.rows && Array.isArray(value)) return value.map((row) => sendableRow(field, row))
  return field.answer(value, new Map())[field.wire] ?? value
}

function sendableRow({ rows }: Field, row: Json): Json {
  if (!isRecord(row)) return row
  const { id = null, values = null } = row
  const known = isRecord(values) ? values : {}
  const sent = (rows?.fields ?? []).map((field): [string, Json] => {
    return [field.wire, sendableValue(field, known[field.key] ?? field.empty)]
  })
  return { id, ...Object.fromEntries(sent) }
}

function isRecord(value: Json): value is Record<string, Json> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
