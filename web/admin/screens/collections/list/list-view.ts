import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { isReferenceColumn } from '#catalogue/content/column-values.ts'
import type { Collection } from '#catalogue/declaration.ts'
import type { Field } from '#catalogue/field.ts'
import { limits } from '#catalogue/limits.ts'
import { type State, stateCodes } from '#catalogue/revision-state.ts'
import { pageSizes } from '#web/admin/lists/paging/table-page.ts'
import type { Sort } from '#web/admin/lists/table/responsive-table.tsx'
import { recall, remember } from '#web/admin/ui/browser-memory.ts'

export type StateCode = (typeof stateCodes)[State]

/** The part of a list that the address selects. */
export interface ListView {
  search: string
  status: StateCode | null
  /** The values of column filters by field key. */
  filters: Readonly<Record<string, string>>
  /** Null for the order that guests see. */
  sort: Sort | null
  /** Counts from 1. */
  page: number
  perPage: number
  /** Whether the order is being changed instead. */
  isOrdering: boolean
}

const commonColumns = ['title', 'updated_at']

export function columnsOf({ staffColumns, fields }: Collection): Field[] {
  return staffColumns.flatMap((key) => fields.find((field) => field.key === key) ?? [])
}

/** Returns the label of an entry's name: "Title", "Name", "Question". */
export function titleLabelOf({ titleKey, fields }: Collection): string {
  return fields.find(({ key }) => key === titleKey)?.label ?? ''
}

/** Returns the columns that can be filtered: those with options or references. */
export function filtersOf(collection: Collection): Field[] {
  return columnsOf(collection).filter(
    (field) => field.options !== undefined || isReferenceColumn(field),
  )
}

function isValidFilter(field: Field, value: string): boolean {
  if (isReferenceColumn(field)) return wholeNumber(value) !== null
  return field.options?.some((option) => option.value === value) ?? false
}

/** Reads a view from an address; invalid values fall back to the defaults. */
export function viewOf(collection: Collection, query: URLSearchParams, perPage: number): ListView {
  const status = wholeNumber(query.get('status'))
  const rows = wholeNumber(query.get('rows'))
  return {
    search: (query.get('search') ?? '').slice(0, limits.search),
    status: Object.values(stateCodes).find((code) => code === status) ?? null,
    filters: Object.fromEntries(
      filtersOf(collection).flatMap((field) => {
        const value = query.get(field.key)
        return value && isValidFilter(field, value) ? [[field.key, value]] : []
      }),
    ),
    sort: sortOf(collection, query.get('sort')),
    page: wholeNumber(query.get('page')) || 1,
    perPage: pageSizes.find((size) => size === rows) ?? perPage,
    isOrdering: query.has('order'),
  }
}

function sortOf({ staffColumns }: Collection, text: string | null): Sort | null {
  const [, sign, by = ''] = /^(-?)(\w+)$/.exec(text ?? '') ?? []
  return [...commonColumns, ...staffColumns].includes(by) ? { by, descending: sign === '-' } : null
}

/** Returns the query of a view, without defaults. */
export function queryOf(view: ListView, perPage: number): string {
  const query = new URLSearchParams()
  if (view.search) query.set('search', view.search)
  if (view.status !== null) query.set('status', String(view.status))
  for (const [key, value] of Object.entries(view.filters)) query.set(key, value)
  if (view.sort) query.set('sort', sortText(view.sort))
  if (view.page > 1) query.set('page', String(view.page))
  if (view.perPage !== perPage) query.set('rows', String(view.perPage))
  if (view.isOrdering) query.set('order', '1')
  const text = query.toString()
  return text && `?${text}`
}

/** Formats as `title` or `-title`. */
function sortText({ by, descending }: Sort): string {
  return `${descending ? '-' : ''}${by}`
}

export function hasFilters({ search, status, filters }: ListView): boolean {
  return search.trim() !== '' || status !== null || Object.keys(filters).length > 0
}

/** Returns the query of the list's call. */
export function filterOf(collection: Collection, view: ListView): Record<string, string | number> {
  const { sort, page, perPage } = view
  return {
    ...filterParams(collection, view),
    ...(sort ? { sort: sortText(sort) } : {}),
    page,
    per_page: perPage,
  }
}

/** Returns the filters, which exports use too. */
export function filterParams(
  { fixedValues }: Collection,
  { search, status, filters }: ListView,
): Record<string, string> {
  return {
    ...fixedValues,
    ...filters,
    ...(search.trim() ? { search: search.trim() } : {}),
    ...(status === null ? {} : { status: String(status) }),
  }
}

function wholeNumber(text: string | null): number | null {
  return text && /^\d{1,9}$/.test(text) ? Number(text) : null
}

export interface ListViewState {
  view: ListView
  /** Changes the view; another filter starts at page 1. `replace` adds no entry to the history. */
  show: (change: Partial<ListView>, options?: { replace: boolean }) => void
}

export function useListView(collection: Collection): ListViewState {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const [defaultRows, setDefaultRows] = useState(usualRows)
  const view = viewOf(collection, query, defaultRows)
  return {
    view,
    show(change, { replace } = { replace: false }) {
      const rows = change.perPage ?? defaultRows
      if (rows !== defaultRows) {
        remember(localStorage, memory, { rows })
        setDefaultRows(rows)
      }
      const search = queryOf({ ...view, page: 1, ...change }, rows)
      void navigate({ search }, { replace, preventScrollReset: true })
    },
  }
}

/** Returns the view that an address shows to this person, for prefetching. */
export function viewAt(collection: Collection, query: URLSearchParams): ListView {
  return viewOf(collection, query, usualRows())
}

const memory = 'list-rows'

/** Returns the page size that this person chose last. */
function usualRows(): number {
  const last = recall(localStorage, memory)
  const rows = typeof last === 'object' && last && 'rows' in last ? last.rows : null
  return pageSizes.find((size) => size === rows) ?? pageSizes[0]
}
