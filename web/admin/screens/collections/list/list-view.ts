import { useContext, useEffect, useState } from 'react'
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  useLocation,
  useNavigate,
  useSearchParams,
} from 'react-router'
import { isReferenceColumn } from '#catalogue/content/column-values.ts'
import { listableFields, priceFieldOf } from '#catalogue/content/listed-fields.ts'
import type { Collection } from '#catalogue/declaration.ts'
import type { Field } from '#catalogue/field.ts'
import { limits } from '#catalogue/limits.ts'
import { type State, stateCodes } from '#catalogue/revision-state.ts'
import type { BulkWhere } from '#web/admin/api/collection-calls.ts'
import { pageSizes } from '#web/admin/lists/paging/table-page.ts'
import type { Sort } from '#web/admin/lists/table/responsive-table.tsx'
import { type ListMemory, recallList, rememberList, type SavedView } from './list-memory.ts'

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

/** The filter by a group, of collections whose entries can be grouped. */
export const groupFilter = 'group'

function filtersIn(collection: Collection, query: URLSearchParams): Record<string, string> {
  const group = wholeNumber(query.get(groupFilter))
  return {
    ...(collection.grouping && group ? { [groupFilter]: String(group) } : {}),
    ...Object.fromEntries(
      filtersOf(collection).flatMap((field) => {
        const value = query.get(field.key)
        return value && isValidFilter(field, value) ? [[field.key, value]] : []
      }),
    ),
  }
}

/** Reads a view from an address; invalid values fall back to the defaults. */
export function viewOf(collection: Collection, query: URLSearchParams, perPage: number): ListView {
  const status = wholeNumber(query.get('status'))
  const rows = wholeNumber(query.get('rows'))
  return {
    search: (query.get('search') ?? '').slice(0, limits.search),
    status: Object.values(stateCodes).find((code) => code === status) ?? null,
    filters: filtersIn(collection, query),
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
export function filterOf(
  collection: Collection,
  view: ListView,
  shown: readonly string[],
): Record<string, string | number> {
  const { sort, page, perPage } = view
  const columns = listableFields(collection).filter(
    ({ key }) => shown.includes(key) && !collection.staffColumns.includes(key),
  )
  return {
    ...filterParams(collection, view),
    ...(sort ? { sort: sortText(sort) } : {}),
    ...(columns.length > 0 ? { columns: columns.map(({ key }) => key).join(',') } : {}),
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

/**
 * Returns what a bulk change of the whole list is about: null where nothing narrows the list down, or
 * something that a bulk change cannot be limited by.
 */
export function bulkWhereOf(
  { fixedValues }: Collection,
  { search, status, filters }: ListView,
): BulkWhere | null {
  const { [groupFilter]: group, ...others } = filters
  const words = search.trim()
  if (fixedValues || status !== null || Object.keys(others).length > 0) return null
  if (group === undefined && words === '') return null
  return {
    ...(group === undefined ? {} : { groups: [Number(group)] }),
    ...(words === '' ? {} : { search: words }),
  }
}

function wholeNumber(text: string | null): number | null {
  return text && /^\d{1,9}$/.test(text) ? Number(text) : null
}

export interface ListViewState {
  view: ListView
  /** Changes the view; another filter starts at page 1. `replace` adds no entry to the history. */
  show: (change: Partial<ListView>, options?: { replace: boolean }) => void
  /** The keys of the shown columns. */
  columns: readonly string[]
  onColumns: (columns: readonly string[]) => void
  savedViews: readonly SavedView[]
  onSavedViews: (views: readonly SavedView[]) => void
  showSaved: (view: SavedView) => void
}

/** Returns the list's view: from the address, otherwise the last one that this person used. */
export function useListView(collection: Collection): ListViewState {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const [memory, setMemory] = useState(() => recallList(collection))
  const [isFresh, setFresh] = useState(query.size === 0 && memory.query !== '')
  const restored = isFresh ? new URLSearchParams(memory.query) : query
  const view = viewOf(collection, restored, memory.rows)
  const { pathname } = useLocation()
  const router = useContext(DataRouterContext)?.router
  // A search that begins when typing pauses must not call somebody back who has opened an entry. Only
  // the router itself knows that at once: what React draws comes later on a slow machine.
  const isLeaving = () => {
    const next = router?.state.navigation.location ?? router?.state.location
    return next !== undefined && next.pathname !== pathname
  }
  const go = (search: string, replace: boolean) => {
    // Drawn at once: the next press of quick hands changes the view that this one has made.
    const drawn = { preventScrollReset: true, flushSync: true }
    if (!isLeaving()) void navigate({ search }, { replace, ...drawn })
  }

  useEffect(() => {
    if (!isFresh) return
    setFresh(false)
    void navigate({ search: memory.query }, { replace: true, preventScrollReset: true })
  }, [isFresh, memory.query, navigate])

  function change(next: Partial<ListMemory>) {
    const changed = { ...memory, ...next }
    setMemory(changed)
    rememberList(collection, changed)
  }

  return {
    view,
    show(part, { replace } = { replace: false }) {
      const shown = { ...view, page: 1, ...part }
      const rows = part.perPage ?? memory.rows
      change({ rows, query: savedQuery(shown) })
      go(queryOf(shown, rows), replace)
    },
    columns: columnKeys(collection, memory),
    onColumns: (columns) => change({ columns }),
    savedViews: memory.views,
    onSavedViews: (views) => change({ views }),
    showSaved({ query: search, columns }) {
      change({ columns, query: search })
      go(search, false)
    },
  }
}

/** Returns what is remembered and saved of a view: filters and order, but neither search nor page. */
export function savedQuery(view: ListView): string {
  const { perPage } = view
  return queryOf({ ...view, search: '', page: 1, isOrdering: false }, perPage)
}

/** Returns the query of a call for a list as an address shows it to this person, for prefetching. */
export function filterAt(collection: Collection, query: URLSearchParams) {
  const memory = recallList(collection)
  const shown = query.size === 0 ? new URLSearchParams(memory.query) : query
  const view = viewOf(collection, shown, memory.rows)
  return filterOf(collection, view, columnKeys(collection, memory))
}

/** Returns the keys of the shown columns: those that were chosen, or picture, declared columns and price. */
function columnKeys(collection: Collection, { columns }: ListMemory): readonly string[] {
  if (columns) return columns
  const shown = listableFields(collection).filter(
    (field) => field.kind === 'image' || priceFieldOf(field) !== null,
  )
  const keys = [...collection.staffColumns, ...shown.map(({ key }) => key)]
  return [...keys, '$status', '$website', '$languages', 'updated_at']
}
