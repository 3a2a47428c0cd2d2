import { fill, shortenName } from '#catalogue/messages/fill.ts'
import { importMessages } from '#catalogue/spreadsheet/import-messages.ts'
import { type ReadTime, readTime } from '#catalogue/spreadsheet/time-text.ts'
import { CellFault, CellTime, replaceUnread } from '#catalogue/spreadsheet/unread.ts'
import { resolveLocalTime } from '#catalogue/time/zone.ts'
import type { Row } from '../row.ts'
import type { Sheet } from './sheet.ts'

type Unread = Parameters<Parameters<typeof replaceUnread>[1]>[0]

/** Replaces what was not read in a row; a field with a fault is refused by its path and left out. */
export function resolveRow(row: Row, replace: (unread: Unread) => unknown): void {
  // A list of JSON says by itself what its values are.
  if (typeof row.raw === 'string') return
  for (const [key, value] of Object.entries(row.sent)) {
    let isFaulty = false
    const settled = replaceUnread(value, (unread, path) => {
      const one = replace(unread)
      if (!(one instanceof CellFault)) return one
      isFaulty = true
      // One of a list of words has no place of its own; a row within a record has.
      const named = typeof path.at(-1) === 'number' ? path.slice(0, -1) : path
      row.refusals.push({ column: [key, ...named].join('.'), sentence: one.sentence })
      return one
    })
    if (isFaulty) delete row.sent[key]
    else row.sent[key] = settled
  }
}

/**
 * Reads the days of all rows, once all are there. Whether `05/06` is May or June the file itself says,
 * by another day that can be only one of them, or by the semicolons that spreadsheets write where people
 * begin with the day. Where it does not, the cell is refused.
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
  const meant = others.length > 0 ? null : (order ?? usual)
  for (const row of rows)
    resolveRow(row, (unread) => (unread instanceof CellTime ? dayOf(unread, meant) : unread))
}

type Order = 'dayFirst' | 'monthFirst'

/** Which of the two it has to be; null where both say the same, or both are days. */
function orderOf({ dayFirst, monthFirst }: ReadTime): Order | null {
  if (dayFirst !== null && monthFirst !== null) return null
  return dayFirst === null ? 'monthFirst' : 'dayFirst'
}

function dayOf(cell: CellTime, meant: Order | null): unknown {
  const value = shortenName(cell.text)
  const isMoment = cell.zoneKey !== undefined
  const wrong = new CellFault(
    fill(isMoment ? importMessages.notMoment : importMessages.notDay, { value }),
  )
  const read = readTime(cell.text)
  if (read === null) return wrong
  const { dayFirst, monthFirst, time } = read
  const isSure = dayFirst === null || monthFirst === null || dayFirst === monthFirst
  const day = isSure ? (dayFirst ?? monthFirst) : meant && read[meant]
  if (day === null)
    return new CellFault(
      fill(importMessages.dayTurned, { value, first: dayFirst ?? '', second: monthFirst ?? '' }),
    )
  if (isMoment) return time === null ? wrong : new CellTime(`${day}T${time}`, cell.zoneKey)
  return time === null || time === '00:00' ? day : wrong
}

/** Reads moments by the clocks of their zones: of the field beside them, else of the brand. */
export function resolveMoments(row: Row, zoneOf: (key: string | null) => string): void {
  resolveRow(row, (unread) => {
    if (!(unread instanceof CellTime)) return unread
    const at = resolveLocalTime(zoneOf(unread.zoneKey ?? null), unread.text)
    return new Date(at).toISOString()
  })
}
