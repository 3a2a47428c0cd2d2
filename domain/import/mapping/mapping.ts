import type { Collection } from '#catalogue/declaration.ts'
import { fill, shortenName } from '#catalogue/messages/fill.ts'
import { type Column, importColumnsOf } from '#catalogue/spreadsheet/columns.ts'
import { groupsHeading } from '#catalogue/spreadsheet/group-names.ts'
import { importMessages } from '#catalogue/spreadsheet/import-messages.ts'
import { invalid } from '#domain/problem.ts'
import type { Heading } from '../sheet/headings.ts'
import type { Mapping } from '../sheet/sheet.ts'

/** Columns of a sheet that can be mapped, and characters of a heading. */
export const mostMapped = { columns: 200, heading: 200 }

/** Columns of the entry itself that a mapping may name. */
const ownColumns = ['id', 'starts_at', 'ends_at']

export function headingKey(cell: string): string {
  return cell.trim().slice(0, mostMapped.heading)
}

/**
 * Returns what the columns are for. Two columns may be one text (street and number). Throws
 * `Problem('invalid')` for a field that does not exist or is filled twice.
 */
export function mappedHeadings(
  collection: Collection,
  cells: readonly string[],
  { columns: fieldByHeading }: Mapping,
): Heading[] {
  const byName = targetsOf(collection)
  const chosen = new Map(Object.entries(fieldByHeading))
  const seen = new Set<string>()
  return cells.map((cell) => {
    const key = headingKey(cell)
    const target = chosen.get(key) ?? null
    if (key === '' || target === null)
      return { name: key === '' ? '' : ignoredHeading, column: null, source: key }
    const column = byName.get(target)
    if (column === undefined) throw unknownTarget(target)
    if (seen.has(target) && column?.field.kind !== 'text')
      throw invalid({ mapping: [fill(importMessages.columnsTwice, { count: 1, names: [target] })] })
    seen.add(target)
    return { name: target, column, source: key }
  })
}

/** The name of a column that is not imported. */
const ignoredHeading = 'status'

/** Returns our columns by name; null for those of the entry itself. */
export function targetsOf({ fields, grouping }: Collection): Map<string, Column | null> {
  return new Map([
    ...[...ownColumns, ...(grouping ? [groupsHeading] : [])].map((name) => [name, null] as const),
    ...importColumnsOf(fields).map((column) => [column.heading, column] as const),
  ])
}

/** Returns the columns of the defaults. Throws `Problem('invalid')` for an unknown one. */
export function defaultCells(collection: Collection, { defaults }: Mapping): [Column, string][] {
  const byName = targetsOf(collection)
  return Object.entries(defaults).flatMap(([name, text]): [Column, string][] => {
    const column = byName.get(name)
    if (!column) throw unknownTarget(name)
    return text.trim() === '' ? [] : [[column, text]]
  })
}

function unknownTarget(name: string) {
  const names = [shortenName(name)]
  return invalid({ mapping: [fill(importMessages.unknownColumns, { count: 1, names })] })
}

/** Returns the column of an error in their heading: `Telefon` for `phone`. */
export function sourceColumn(headings: readonly Heading[], column: string): string {
  const [wire = ''] = column.split('.')
  const named = headings.filter(({ source }) => source)
  const found =
    named.find(({ name }) => name === column) ??
    named.find(({ name }) => name.startsWith(`${column}.`)) ??
    named.find(({ column: one, name }) => one?.field.wire === wire && name === wire) ??
    named.find(({ column: one }) => one?.field.wire === wire)
  return found?.source ?? column
}
