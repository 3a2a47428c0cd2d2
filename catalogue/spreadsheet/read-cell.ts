import type { Field } from '../field.ts'
import type { Json } from '../json.ts'
import { limits } from '../limits.ts'
import { fill, shortenName } from '../messages/fill.ts'
import { inputMessages } from '../messages/input-messages.ts'
import { Label } from '../messages/message.ts'
import { readSpans } from '../opening/hours-text.ts'
import {
  isBrokenJson,
  longestCell,
  readAmount,
  readForeignAmount,
  readListCell,
} from './cell-text.ts'
import { edges } from './columns.ts'
import { readForeignHours } from './foreign-hours.ts'
import { importMessages } from './import-messages.ts'
import { hoursToCodes } from './localize-hours.ts'
import { findOption } from './option-labels.ts'
import { readLevels } from './read-levels.ts'
import { isAccepted, readOption } from './read-option.ts'
import { readRowLines } from './row-lines.ts'
import { sendableValue } from './sendable-value.ts'
import { CellFault, CellName, CellTime, FirstRow, SomeChoices } from './unread.ts'

/**
 * Returns what a save sends for a field with these cells. Reads labels of any language. Where a
 * cell is rejected or needs the database, the result holds an object of `unread.ts`.
 */
export function readCells(
  field: Field,
  cells: ReadonlyMap<string | null, string>,
  currency: string,
): unknown {
  const fault = [...cells.values()].map((text) => faultOf(field, text)).find(Boolean)
  if (fault) return fault
  if (field.levels) return readLevels(field, cells)
  if (field.kind === 'choices' && [...cells.keys()].some((part) => part !== null))
    return readFlags(field, cells, currency)
  const whole = cells.get(null)
  if (whole === undefined && field.kind === 'weekHours') return readWeekdays(cells)
  if (whole === undefined && field.rows) return readFirstRow(field.rows.fields, cells, currency)
  return readCell(field, whole ?? '', currency)
}

/** Reads a column a day, or one for opening and one for closing; a day without content is unset. */
function readWeekdays(cells: ReadonlyMap<string | null, string>) {
  const days = new Set([...cells.keys()].map((part) => String(part).split('.')[0] ?? ''))
  return Object.fromEntries([...days].map((day) => [day, readDay(dayText(cells, day))]))
}

/** Joins `7am` and `10pm`; "Closed" may stand in one of them. */
function dayText(cells: ReadonlyMap<string | null, string>, day: string): string {
  const whole = cells.get(day)?.trim()
  if (whole) return whole
  const times = edges.map((edge) => cells.get(`${day}.${edge}`)?.trim() ?? '')
  const [opens, closes] = times
  // "Closed" in both, but not 00:00 to 00:00.
  if (opens === closes && !/\p{N}/u.test(opens ?? '')) return opens ?? ''
  return times.filter((text) => text !== '').join(' - ')
}

function readDay(text: string): unknown {
  if (text === '') return null
  const read = readSpans(readForeignHours(text) ?? text)
  if ('hours' in read) return read.hours
  return new CellFault(fill(inputMessages.hoursText, { part: shortenName(text) }))
}

function readFirstRow(
  fields: readonly Field[],
  cells: ReadonlyMap<string | null, string>,
  currency: string,
): unknown {
  const filled = [...cells].filter(([, text]) => text.trim() !== '')
  if (filled.length === 0) return undefined
  const values = filled.map(([wire, text]): [string, unknown] => {
    const field = fields.find((one) => one.wire === wire)
    if (field?.kind === 'money') return [field.wire, readForeignAmount(text, currency) ?? text]
    return [String(wire), field ? readCells(field, new Map([[null, text]]), currency) : text]
  })
  return new FirstRow(Object.fromEntries(values))
}

/** Kinds for which an export may write JSON. */
const dataKinds = new Set<Field['kind']>([
  'richText',
  'rows',
  'blocks',
  'names',
  'references',
  'groups',
  'files',
  'choices',
  'dayHours',
  'weekHours',
  'image',
])

function faultOf({ kind }: Field, text: string): CellFault | null {
  if (text.length > limits.importedCell) {
    return new CellFault(fill(importMessages.cellTooLong, { most: limits.importedCell }))
  }
  if (text.length === longestCell)
    return new CellFault(fill(importMessages.cutCell, { most: longestCell }))
  return dataKinds.has(kind) && isBrokenJson(text.trim())
    ? new CellFault(importMessages.brokenData)
    : null
}

/** Reads a column for each choice: a choice without a column, or with an empty cell, stays as it is. */
function readFlags(
  field: Field,
  cells: ReadonlyMap<string | null, string>,
  currency: string,
): unknown {
  const whole = cells.get(null)?.trim() ? readCell(field, cells.get(null) ?? '', currency) : []
  if (!Array.isArray(whole)) return whole
  const chosen = new Map<string, boolean>(whole.map((value) => [value, true]))
  for (const [part, text] of cells) {
    if (part === null || text.trim() === '') continue
    const read = readFlag(text.trim())
    if (read instanceof CellFault) return { [part]: read }
    chosen.set(part, read)
  }
  return new SomeChoices(chosen)
}

/** Reads yes or no, also as people mark it in tables. */
export function readFlag(typed: string): boolean | CellFault {
  const key = typed.normalize('NFC').toLowerCase()
  if (yesWords.has(key)) return true
  if (noWords.has(key)) return false
  const choices = [new Label('Yes'), new Label('No')]
  return new CellFault(fill(importMessages.notOneOf, { value: shortenName(typed), choices }))
}

const yesWords = new Set('yes y true ja j wahr sí si oui o vrai sim s 是 نعم x ✓ ✔ 1'.split(' '))
const noWords = new Set('no n false nein falsch non faux não nao 否 لا - – — 0'.split(' '))

function readCell(field: Field, text: string, currency: string): unknown {
  const { kind, category = null } = field
  const trimmed = text.trim()
  const data = parseJson(trimmed)
  switch (kind) {
    case 'choice':
      return trimmed === '' ? field.empty : readOption(field, trimmed)
    case 'choices':
      return trimmed === '' ? emptyList(field) : readOptions(field, data ?? readListCell(trimmed))
    case 'references':
      return data ?? readListCell(trimmed).map((one) => readReference(one, category ?? 0))
    case 'groups':
      return Array.isArray(data) ? data : readListCell(trimmed).map(Number)
    case 'files':
      return data ?? readListCell(trimmed).map((one) => readReference(one, 'media'))
    case 'image':
      return trimmed === '' ? null : readReference(trimmed, 'media')
    case 'dayHours':
    case 'weekHours': {
      const coded = hoursToCodes(trimmed)
      const isOurs = data !== null || trimmed === '' || isAccepted(field, coded)
      return data ?? (isOurs ? coded : (readForeignHours(trimmed) ?? coded))
    }
    case 'day':
      return isAccepted(field, trimmed) || trimmed === '' ? trimmed || null : new CellTime(trimmed)
    case 'moment':
      return isAccepted(field, trimmed) || trimmed === ''
        ? trimmed || null
        : new CellTime(trimmed, field.zoneKey ?? null)
    case 'quantity':
      return trimmed === '' ? null : readNumber(trimmed)
    default:
      return field.cell ? field.cell.read(text) : readOther(field, text, currency)
  }
}

function readOther(field: Field, text: string, currency: string): unknown {
  const schema = field.requestSchema[field.wire]
  const candidates = candidatesOf(field, text, currency)
  const accepted = candidates.find((one) => schema?.safeParse(one).success)
  if (accepted !== undefined) return accepted
  // A fault in a line is then reported at its own path.
  if (field.rows?.kinds) return parseJson(text.trim()) ?? text
  return (field.rows && sentRows(field.rows.fields, text, currency)) ?? text
}

function candidatesOf(field: Field, text: string, currency: string): unknown[] {
  const { empty, kind, rows } = field
  if (typeof empty === 'string') return [text]
  const trimmed = text.trim()
  if (trimmed === '') return [Array.isArray(empty) ? [] : null, empty]
  const data = parseJson(trimmed)
  const option = kind === 'yesNo' ? findOption(field, trimmed) : undefined
  return [
    ...(kind === 'money' ? [readAmount(trimmed, currency)] : []),
    ...(rows && !rows.kinds ? [sentRows(rows.fields, trimmed, currency)] : []),
    ...(data === null ? [] : [data]),
    ...(option === undefined ? [] : [option === 'true']),
    Number(trimmed),
  ]
}

/** Returns what a save sends for lines, or null for other text. What a line leaves out is empty. */
function sentRows(fields: readonly Field[], text: string, currency: string): unknown[] | null {
  const accepted = readRowLines(text)
  if (accepted === null) return null
  return accepted.map(({ id, ...row }) => {
    const sent = fields.map((field): [string, unknown] => {
      const cell = row[field.wire]
      if (cell === undefined) return [field.wire, sendableValue(field, field.empty)]
      // Without decimals or currency the number could be euros or cents.
      if (field.kind === 'money') return [field.wire, readAmount(cell, currency) ?? cell]
      return [field.wire, readCells(field, new Map([[null, cell]]), currency)]
    })
    return { ...row, id: id === undefined ? null : Number(id), ...Object.fromEntries(sent) }
  })
}

function readOptions(field: Field, list: unknown): unknown {
  if (!Array.isArray(list)) return list
  return list.map((one) => (typeof one === 'string' ? readOption(field, one) : one))
}

/** A list that must not be empty gets its default. */
function emptyList(field: Field): Json {
  return isAccepted(field, []) ? [] : field.empty
}

function readReference(typed: string, among: CellName['among']): unknown {
  const id = /^[1-9]\d{0,9}$/.test(typed) ? Number(typed) : null
  return id !== null && id <= limits.id ? id : new CellName(typed, among)
}

/** Accepts a decimal comma, which spreadsheets of many languages write. */
function readNumber(typed: string): unknown {
  const number = /^[-+]?[\d.,eE+-]{1,30}$/.test(typed)
    ? Number(typed.replace(',', '.'))
    : Number.NaN
  return Number.isNaN(number)
    ? new CellFault(fill(importMessages.notNumber, { value: shortenName(typed) }))
    : number
}

/** Parses lists and objects; other text is read by its field. */
function parseJson(text: string): object | null {
  if (!/^[[{]/.test(text)) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
