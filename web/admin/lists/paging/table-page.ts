import type { LogEntry } from '#web/admin/api/wire.gen.ts'
import type { Sort } from '#web/admin/lists/table/responsive-table.tsx'

/** Page sizes of every table (specification section 9). */
export const pageSizes = [5, 15, 20, 50] as const

export interface PageView {
  page: number
  perPage: number
}

export interface TableView extends PageView {
  status: LogEntry['status'] | null
  search: string
}

export const firstView: TableView = { status: null, search: '', page: 1, perPage: pageSizes[0] }

export interface TablePage<T> {
  rows: T[]
  total: number
  page: number
  lastPage: number
}

/**
 * Returns one page of the rows that match, sorted by a column where one is given. The search
 * ignores leading spaces and case, and looks into the string fields of the given columns
 * (specification section 5).
 */
export function tablePage<T extends { status: number }>(
  all: readonly T[],
  view: TableView,
  columns: readonly (keyof T)[],
  sort: Sort | null = null,
): TablePage<T> {
  const term = view.search.trimStart().toLowerCase()
  const matching = all.filter(
    (row) => (view.status === null || row.status === view.status) && matches(row, columns, term),
  )
  const lastPage = Math.max(1, Math.ceil(matching.length / view.perPage))
  const page = Math.min(Math.max(1, view.page), lastPage)
  const rows = sorted(matching, sort).slice((page - 1) * view.perPage, page * view.perPage)
  return { rows, total: matching.length, page, lastPage }
}

function sorted<T>(rows: readonly T[], sort: Sort | null): readonly T[] {
  if (!sort) return rows
  const textOf = (row: T) =>
    String(Object.entries(row ?? {}).find(([key]) => key === sort.by)?.[1] ?? '')
  const up = rows.toSorted((a, b) => textOf(a).localeCompare(textOf(b)))
  return sort.descending ? up.toReversed() : up
}

function matches<T>(row: T, columns: readonly (keyof T)[], term: string): boolean {
  if (term === '') return true
  return columns.some((column) => {
    const value = row[column]
    return typeof value === 'string' && value.toLowerCase().includes(term)
  })
}
