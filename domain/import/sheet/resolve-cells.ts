import { fill, shortenName } from '#catalogue/messages/fill.ts'
import { importMessages } from '#catalogue/spreadsheet/import-messages.ts'
import { type ReadTime, readTime } from '#catalogue/spreadsheet/time-text.ts'
import { CellFault, CellTime, replaceUnread } from '#catalogue/spreadsheet/unread.ts'
import { resolveLocalTime } from '#catalogue/time/zone.ts'
import type { Row } from '../row.ts'
import type { Sheet } from './sheet.ts'

type Unread = Parameters<Parameters<typeof replaceUnread>[1]>[0]

/** Replaces the unread cells of a row; a field with a fault is rejected by its path and removed. */
export function resolveRow(row: Row, replace: (unread: Unread) => unknown): void {
  // JSON values need no reading.
  if (typeof row.raw === 'string') return
  for (const [key, value] of Object.entries(row.sent)) {
    let isFaulty = false
    const resolved = replaceUnread(value, (unread, path) => {
      const value = replace(unread)
      if (!(value instanceof CellFault)) return value
      isFaulty = true
      // A word in a list has no path of its own; a row has.
      const parts = typeof path.at(-1) === 'number' ? path.slice(0, -1) : path
      row.errors.push({ column: [key, ...parts].join('.'), sentence: value.sentence })
      return value
    })
    if (isFaulty) delete row.sent[key]
    else row.sent[key] = resolved
  }
}

/**
 * Reads the days of all rows. Whether `05/06` is May or June follows from another day of the file
 * that is unambiguous, or from semicolons, which spreadsheets write where the day comes first.
 * Otherwise the cell is rejected.
 */
export function resolveDays(rows: readonly Row[], { delimiter }: Sheet): void {
  const orders = new Set<Order>()
  for (const row of rows) {
    resolveRow(row, (unread) => {
      const read = unread instanceof CellTime ? readTime(unread.text) : null
      const order = read && orderOf(read)
      if (order) orders.add(order)
      return unread
    })
  }
  const [order, ...others] = orders
  const usual = delimiter === ';' ? 'dayFirst' : null
  const orderOfFile = others.length > 0 ? null : (order ?? usual)
  for (const row of rows)
    resolveRow(row, (unread) => (unread instanceof CellTime ? dayOf(unread, orderOfFile) : unread))
}

type Order = 'dayFirst' | 'monthFirst'

/** Returns the only possible order; null where both or neither are. */
function orderOf({ dayFirst, monthFirst }: ReadTime): Order | null {
  if (dayFirst !== null && monthFirst !== null) return null
  return dayFirst === null ? 'monthFirst' : 'dayFirst'
}

function dayOf(cell: CellTime, orderOfFile: Order | null): unknown {
  const value = shortenName(cell.text)
  const isMoment = cell.zoneKey !== undefined
  const wrong = new CellFault(
    fill(isMoment ? importMessages.notMoment : importMessages.notDay, { value }),
  )
  const read = readTime(cell.text)
  if (read === null) return wrong
  const { dayFirst, monthFirst, time } = read
  const isSure = dayFirst === null || monthFirst === null || dayFirst === monthFirst
  const day = isSure ? (dayFirst ?? monthFirst) : orderOfFile && read[orderOfFile]
  if (day === null)
    return new CellFault(
      fill(importMessages.dayTurned, { value, first: dayFirst ?? '', second: monthFirst ?? '' }),
    )
  if (isMoment) return time === null ? wrong : new CellTime(`${day}T${time}`, cell.zoneKey)
  return time === null || time === '00:00' ? day : wrong
}

/** Reads local times by the time zone of the field beside them, else of the brand. */
export function resolveMoments(row: Row, zoneOf: (key: string | null) => string): void {
  resolveRow(row, (unread) => {
    if (!(unread instanceof CellTime)) return unread
    const at = resolveLocalTime(zoneOf(unread.zoneKey ?? null), unread.text)
    return new Date(at).toISOString()
  })
}
