import type { Field } from '../field.ts'
import type { Json } from '../json.ts'
import { listCell, listIn } from './list-cell.ts'

/** A column of a collection's table. */
export interface Column {
  heading: string
  field: Field
  /** Of a field that has a column for each of its things: which one; null for all of it. */
  part: string | null
}

/** The columns of some fields: one each, under its wire name; of levels one for each thing. */
export function columnsOf(fields: readonly Field[]): Column[] {
  return fields.flatMap((field): Column[] =>
    field.levels
      ? field.levels.things.map(({ value: part }) => {
          return { heading: `${field.wire}.${part}`, field, part }
        })
      : [{ heading: field.wire, field, part: null }],
  )
}

/** What a save would send for a stored value, under the field's wire name. */
export function sendable(field: Field, value: Json): Json {
  // An answer may show something in place of an empty text, and tells more of a file than which it is.
  if (typeof value === 'string' || field.kind === 'files') return value
  if (field.rows && Array.isArray(value)) return value.map((row) => sendableRow(field, row))
  return field.answer(value, new Map())[field.wire] ?? value
}

function sendableRow({ rows }: Field, row: Json): Json {
  if (!isRecord(row)) return row
  const { id = null, values = null } = row
  const known = isRecord(values) ? values : {}
  const sent = (rows?.fields ?? []).map((field): [string, Json] => {
    return [field.wire, sendable(field, known[field.key] ?? field.empty)]
  })
  return { id, ...Object.fromEntries(sent) }
}

/** What stands in a column for a stored value. */
export function cellOf({ field, part }: Column, value: Json): string {
  if (field.cell) return field.cell.write(value)
  const sent = sendable(field, value)
  return part === null ? written(sent) : written(isRecord(sent) ? (sent[part] ?? null) : null)
}

function written(value: Json): string {
  if (value === null) return ''
  if (typeof value === 'string') return value
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return String(value)
  return listCell(value) ?? JSON.stringify(value)
}

/**
 * What a save sends for a field of which these cells came, by their columns: the first meaning of the
 * text that the field takes, else the text itself, of which its schema then says what is wrong.
 */
export function sentOf(field: Field, cells: ReadonlyMap<string | null, string>): unknown {
  if (field.levels) return Object.fromEntries([...cells].filter(([, text]) => text.trim() !== ''))
  const text = cells.get(null) ?? ''
  if (field.cell) return field.cell.read(text)
  const schema = field.writes[field.wire]
  const found = meaningsOf(field, text).find((one) => schema?.safeParse(one).success)
  return found === undefined ? text : found
}

function meaningsOf({ empty }: Field, text: string): unknown[] {
  if (typeof empty === 'string') return [text]
  const trimmed = text.trim()
  if (trimmed === '') return [Array.isArray(empty) ? [] : null, empty]
  const listed = listIn(trimmed)
  return [
    ...parsed(trimmed),
    ...(yesOrNo.get(trimmed.toLowerCase()) ?? []),
    listed,
    listed.map(Number),
    // A comma for the decimals, as spreadsheets in many languages write it.
    Number(trimmed.replace(',', '.')),
  ]
}

const yesOrNo = new Map([
  ['yes', [true]],
  ['true', [true]],
  ['no', [false]],
  ['false', [false]],
])

function parsed(text: string): unknown[] {
  try {
    return [JSON.parse(text)]
  } catch {
    return []
  }
}

function isRecord(value: Json): value is Record<string, Json> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
