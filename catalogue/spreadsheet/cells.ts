import type { Field } from '../field.ts'
import { type Json, sameJson } from '../json.ts'
import type { Language } from '../languages.ts'
import { kindsIn, levelIn, thingIn } from '../menu-law/kinded-level.ts'
import { formatSpans, formatWeek } from '../opening/hours-text.ts'
import { isSpan, type Week } from '../opening/week.ts'
import { amountCell, listCell, longestCell, plainAmount } from './cell-text.ts'
import type { Column } from './columns.ts'
import { localizeHours } from './localize-hours.ts'
import { optionLabel } from './option-labels.ts'
import { readCells } from './read-cell.ts'
import { type LineRow, rowLines } from './row-lines.ts'
import { sendableValue } from './sendable-value.ts'
import { CellFault, type CellName, replaceUnread } from './unread.ts'

export interface TableContext {
  /** ISO 4217. */
  currency: string
  language: Language
  /** Returns the name of an entry or a file when an import can find it by name alone. */
  nameOf?(among: CellName['among'], id: number): string | undefined
}

export function writeCell(column: Column, value: Json, context: TableContext): string {
  const cell = cellText(column, value, context)
  // A cell of exactly this length would be taken for one that was cut.
  return cell.length === longestCell ? `${cell}\n` : cell
}

function cellText({ field, part }: Column, value: Json, context: TableContext): string {
  const { language, currency } = context
  const sent = sendableValue(field, value)
  if (part !== null) {
    return levelCell(field, part, thingIn(sent, part), language)
  }
  switch (field.kind) {
    case 'choice':
      return typeof sent === 'string' ? optionLabel(field, sent, language) : ''
    case 'choices':
      return joinList(sent, (one) => optionLabel(field, String(one), language)) ?? plainCell(sent)
    case 'references':
    case 'files':
      return joinList(sent, (one) => nameIn(field, one, context)) ?? plainCell(sent)
    case 'groups':
      return joinList(sent, (one) => (isRecord(one) ? plainCell(one.id ?? null) : null)) ?? ''
    case 'image':
      return typeof value === 'number' ? (nameIn(field, value, context) ?? String(value)) : ''
    case 'dayHours':
      return localizeHours(formatSpans(Array.isArray(value) ? value.filter(isSpan) : []), language)
    case 'weekHours':
      return localizeHours(formatWeek(value as unknown as Week), language)
    case 'money':
      if (typeof sent !== 'number') return ''
      // The currency has a column of its own.
      return field.currencyKey ? plainAmount(sent, currency) : amountCell(sent, currency)
    default:
      return field.cell?.write(value) ?? rowsAsLines(field, value, context) ?? plainCell(sent)
  }
}

/** Returns a level, and its kinds behind a colon: `Contains: Barley, Oats`. */
function levelCell(field: Field, part: string, value: Json | undefined, language: Language) {
  const level = levelIn(value)
  if (level === null) return ''
  const options = field.levels?.items.find((one) => one.value === part)?.kinds ?? []
  const kinds = (kindsIn(value) ?? []).map((kind) => optionLabel({ options }, kind, language))
  const label = optionLabel(field, level, language)
  return kinds.length === 0 ? label : `${label}: ${kinds.join(', ')}`
}

function joinList(list: Json, each: (one: Json) => string | null): string | null {
  const context = Array.isArray(list) ? list.map(each) : [null]
  return context.every((word) => word !== null) ? listCell(context) : null
}

/** Returns the name alone when an import can find it by that; else the id and the last name. */
function nameIn(
  { kind, category = null }: Field,
  one: Json,
  { nameOf }: TableContext,
): string | null {
  const id = isRecord(one) ? one.id : one
  const lastName = isRecord(one) && typeof one.name === 'string' ? one.name : ''
  if (typeof id !== 'number') return null
  const unreadParts = nameOf?.(kind === 'references' ? (category ?? 0) : 'media', id)
  if (unreadParts !== undefined || lastName === '') return unreadParts ?? String(id)
  return lastName.trim() === lastName ? `${id} ${lastName}` : null
}

/** Returns rows as lines; null when an import would not read the same rows, and for blocks. */
function rowsAsLines(field: Field, value: Json, context: TableContext): string | null {
  if (!field.rows || field.rows.kinds || !Array.isArray(value) || value.length === 0) return null
  const rows: LineRow[] = []
  for (const { id = null, values = null } of value.filter(isRecord)) {
    const rowValues = isRecord(values) ? values : {}
    const row: LineRow = { id: plainCell(id) }
    for (const inside of field.rows.fields) {
      const stored = rowValues[inside.key] ?? inside.empty
      const cell = cellText({ heading: inside.wire, field: inside, part: null }, stored, context)
      if (!readsBack(inside, stored, cell, context)) return null
      row[inside.wire] = cell
    }
    rows.push(row)
  }
  return rowLines(rows)
}

function readsBack(field: Field, stored: Json, cell: string, { currency }: TableContext): boolean {
  // Values of these kinds always read back the same.
  if (typeof stored === 'number' && (field.kind === 'money' || field.kind === 'quantity'))
    return true
  if (typeof stored === 'string' && stored !== '' && field.empty === '' && !field.options)
    return true
  if (cell === '') return sameJson(stored, field.empty)
  const unreadParts: unknown[] = []
  const sent = replaceUnread(readCells(field, new Map([[null, cell]]), currency), (unread) => {
    unreadParts.push(unread)
    return unread
  })
  if (unreadParts.length > 0) return !unreadParts.some((one) => one instanceof CellFault)
  const read = field.requestSchema[field.wire]?.safeParse(sent)
  if (!read?.success) return false
  const readBack = field.read({ [field.wire]: read.data }, field.empty) ?? null
  // A renamed choice is read back under its current name.
  return sameJson(sendableValue(field, readBack), sendableValue(field, stored))
}

function plainCell(value: Json): string {
  if (value === null) return ''
  if (typeof value === 'string') return value
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return String(value)
  return listCell(value) ?? JSON.stringify(value)
}

function isRecord(value: Json | undefined): value is Record<string, Json> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
