import type { Field } from '../field.ts'
import type { Json } from '../json.ts'

/** Returns what a save would send for a stored value, under the field's wire name. */
export function sendableValue(field: Field, value: Json): Json {
  // Files and texts are sent as stored: their responses have more, or a fallback. Choices are sent by
  // their current name, as a renamed time zone or country would be rejected.
  if (field.kind === 'files' || (typeof value === 'string' && field.kind !== 'choice')) return value
  if (field.rows && Array.isArray(value)) return value.map((row) => sendableRow(field, row))
  return field.toWire(value, new Map())[field.wire] ?? value
}

function sendableRow({ rows }: Field, row: Json): Json {
  if (!isRecord(row)) return row
  const { id = null, values = null } = row
  const rowValues = isRecord(values) ? values : {}
  const fields = rows?.fieldsOf(typeof id === 'number' ? id : null, rowValues.kind) ?? []
  const sent = fields.flatMap((field): [string, Json][] => {
    const value = rowValues[field.key] ?? field.empty
    // A required text that is still missing cannot be sent, as it could not be saved.
    if (field.kind === 'richText' && value === null) return []
    return [[field.wire, sendableValue(field, value)]]
  })
  return { id, ...Object.fromEntries(sent) }
}

function isRecord(value: Json): value is Record<string, Json> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
