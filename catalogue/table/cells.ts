import type { Field } from '../field.ts'
import { type Json, sameJson } from '../json.ts'
import { amountCell, amountIn } from './amount-cell.ts'
import { listCell, listIn } from './list-cell.ts'
import { referencesCell, referencesIn } from './references-cell.ts'
import { type LineRow, rowLines, rowsIn } from './row-lines.ts'

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
    return [field.wire, sendable(field, known[field.key] ?? field.empty)]
  })
  return { id, ...Object.fromEntries(sent) }
}

/** What stands in a column for a stored value; amounts are in this currency. */
export function cellOf({ field, part }: Column, value: Json, currency: string): string {
  if (field.cell) return field.cell.write(value)
  const sent = sendable(field, value)
  if (part !== null) return written(isRecord(sent) ? (sent[part] ?? null) : null)
  if (field.kind === 'money' && typeof sent === 'number') return amountCell(sent, currency)
  if (field.kind === 'references') return referencesCell(sent) ?? written(sent)
  return linesOf(field, value, currency) ?? written(sent)
}

/** Rows as lines; null where these would not come back as they were, or the field has none. */
function linesOf(field: Field, value: Json, currency: string): string | null {
  if (!field.rows || !Array.isArray(value) || value.length === 0) return null
  const rows: LineRow[] = []
  for (const { id = null, values = null } of value.filter(isRecord)) {
    const known = isRecord(values) ? values : {}
    const row: LineRow = { id: written(id) }
    for (const inside of field.rows.fields) {
      const stored = known[inside.key] ?? inside.empty
      const cell = cellOf({ heading: inside.wire, field: inside, part: null }, stored, currency)
      if (!comesBack(inside, stored, cell, currency)) return null
      row[inside.wire] = cell
    }
    rows.push(row)
  }
  return rowLines(rows)
}

function comesBack(field: Field, stored: Json, cell: string, currency: string): boolean {
  const sent = sendable(field, stored)
  // Most are of these kinds, of which nothing has to be tried.
  if (typeof sent === 'number' && (field.kind === 'money' || field.kind === 'quantity')) return true
  if (typeof sent === 'string' && sent !== '' && field.empty === '') return true
  const back =
    cell === '' ? sendable(field, field.empty) : sentOf(field, new Map([[null, cell]]), currency)
  return sameJson(JSON.parse(JSON.stringify(back)), sent)
}

/** What a save sends for lines; null where the text is none. What a line leaves out is empty. */
function sentRows(inside: readonly Field[], text: string, currency: string): unknown[] | null {
  const found = rowsIn(text)
  if (found === null) return null
  return found.map(({ id, ...row }) => {
    const sent = inside.map((field): [string, unknown] => {
      const cell = row[field.wire]
      if (cell === undefined) return [field.wire, sendable(field, field.empty)]
      // Without decimals or a currency nobody could tell four euros from four cents.
      if (field.kind === 'money') return [field.wire, amountIn(cell, currency) ?? cell]
      return [field.wire, sentOf(field, new Map([[null, cell]]), currency)]
    })
    return { ...row, id: id === undefined ? null : Number(id), ...Object.fromEntries(sent) }
  })
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
export function sentOf(
  field: Field,
  cells: ReadonlyMap<string | null, string>,
  currency: string,
): unknown {
  if (field.levels) return Object.fromEntries([...cells].filter(([, text]) => text.trim() !== ''))
  const text = cells.get(null) ?? ''
  if (field.cell) return field.cell.read(text)
  const schema = field.writes[field.wire]
  const found = meaningsOf(field, text, currency).find((one) => schema?.safeParse(one).success)
  if (found !== undefined) return found
  // What is wrong with a line is said of its own place.
  return (field.rows && sentRows(field.rows.fields, text, currency)) ?? text
}

function meaningsOf(field: Field, text: string, currency: string): unknown[] {
  const { empty, kind, rows } = field
  if (typeof empty === 'string') return [text]
  const trimmed = text.trim()
  if (trimmed === '') return [Array.isArray(empty) ? [] : null, empty]
  const listed = listIn(trimmed)
  return [
    ...(kind === 'money' ? [amountIn(trimmed, currency)] : []),
    ...(kind === 'references' ? [referencesIn(trimmed)] : []),
    ...(rows ? [sentRows(rows.fields, trimmed, currency)] : []),
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
