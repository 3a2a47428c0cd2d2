import type { Field } from '../field.ts'
import { type Json, sameJson } from '../json.ts'
import type { Language } from '../languages.ts'
import { formatSpans, formatWeek } from '../opening/hours-text.ts'
import { isSpan, type Week } from '../opening/week.ts'
import { amountCell, plainAmount } from './amount-cell.ts'
import { longestCell } from './broken-json.ts'
import { listCell } from './list-cell.ts'
import { localizeHours } from './localize-hours.ts'
import { optionLabel } from './option-labels.ts'
import { readCells } from './read-cell.ts'
import { type LineRow, rowLines } from './row-lines.ts'
import { sendableValue } from './sendable-value.ts'
import { CellFault, type CellName, replaceUnread } from './unread.ts'

/** A column of a collection's table. */
export interface Column {
  heading: string
  field: Field
  /** Of a field that has a column for each of its things: which one; null for all of it. */
  part: string | null
}

/** What the words of a table depend on. */
export interface TableContext {
  /** Of amounts (ISO 4217). */
  currency: string
  language: Language
  /** The name of an entry or a file if it comes back from that alone, else undefined. */
  nameOf?(among: CellName['among'], id: number): string | undefined
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

/** Returns what stands in a column for a stored value, in people's words. */
export function writeCell(column: Column, value: Json, words: TableContext): string {
  const cell = wordsOf(column, value, words)
  // One that is as long as spreadsheets keep is taken for one that was cut.
  return cell.length === longestCell ? `${cell}\n` : cell
}

function wordsOf({ field, part }: Column, value: Json, words: TableContext): string {
  const { language, currency } = words
  const sent = sendableValue(field, value)
  if (part !== null) {
    const level = isRecord(sent) ? sent[part] : null
    return typeof level === 'string' ? optionLabel(field, level, language) : ''
  }
  switch (field.kind) {
    case 'choice':
      return typeof sent === 'string' ? optionLabel(field, sent, language) : ''
    case 'choices':
      return listOf(sent, (one) => optionLabel(field, String(one), language)) ?? written(sent)
    case 'references':
    case 'files':
      return listOf(sent, (one) => nameIn(field, one, words)) ?? written(sent)
    case 'image':
      return typeof value === 'number' ? (nameIn(field, value, words) ?? String(value)) : ''
    case 'dayHours':
      return localizeHours(formatSpans(Array.isArray(value) ? value.filter(isSpan) : []), language)
    case 'weekHours':
      return localizeHours(formatWeek(value as unknown as Week), language)
    case 'money':
      if (typeof sent !== 'number') return ''
      // What the currency is stands in a column of its own.
      return field.currencyKey ? plainAmount(sent, currency) : amountCell(sent, currency)
    default:
      return field.cell?.write(value) ?? linesOf(field, value, words) ?? written(sent)
  }
}

function listOf(list: Json, each: (one: Json) => string | null): string | null {
  const words = Array.isArray(list) ? list.map(each) : [null]
  return words.every((word) => word !== null) ? listCell(words) : null
}

/** By its name alone where that comes back, else by its number with its name as last seen behind it. */
function nameIn(
  { kind, category = null }: Field,
  one: Json,
  { nameOf }: TableContext,
): string | null {
  const id = isRecord(one) ? one.id : one
  const seen = isRecord(one) && typeof one.name === 'string' ? one.name : ''
  if (typeof id !== 'number') return null
  const found = nameOf?.(kind === 'references' ? (category ?? 0) : 'media', id)
  if (found !== undefined || seen === '') return found ?? String(id)
  return seen.trim() === seen ? `${id} ${seen}` : null
}

/** Rows as lines; null where these would not come back as they were, or the field has none. */
function linesOf(field: Field, value: Json, words: TableContext): string | null {
  if (!field.rows || !Array.isArray(value) || value.length === 0) return null
  const rows: LineRow[] = []
  for (const { id = null, values = null } of value.filter(isRecord)) {
    const known = isRecord(values) ? values : {}
    const row: LineRow = { id: written(id) }
    for (const inside of field.rows.fields) {
      const stored = known[inside.key] ?? inside.empty
      const cell = wordsOf({ heading: inside.wire, field: inside, part: null }, stored, words)
      if (!comesBack(inside, stored, cell, words)) return null
      row[inside.wire] = cell
    }
    rows.push(row)
  }
  return rowLines(rows)
}

function comesBack(field: Field, stored: Json, cell: string, { currency }: TableContext): boolean {
  // Most are of these kinds, of which nothing has to be tried.
  if (typeof stored === 'number' && (field.kind === 'money' || field.kind === 'quantity'))
    return true
  if (typeof stored === 'string' && stored !== '' && field.empty === '' && !field.options)
    return true
  if (cell === '') return sameJson(stored, field.empty)
  const found: unknown[] = []
  const sent = replaceUnread(readCells(field, new Map([[null, cell]]), currency), (unread) => {
    found.push(unread)
    return unread
  })
  if (found.length > 0) return !found.some((one) => one instanceof CellFault)
  const read = field.writes[field.wire]?.safeParse(sent)
  if (!read?.success) return false
  const back = field.read({ [field.wire]: read.data }, field.empty) ?? null
  // A choice that was renamed since comes back under its name of now.
  return sameJson(sendableValue(field, back), sendableValue(field, stored))
}

function written(value: Json): string {
  if (value === null) return ''
  if (typeof value === 'string') return value
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return String(value)
  return listCell(value) ?? JSON.stringify(value)
}

function isRecord(value: Json | undefined): value is Record<string, Json> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
