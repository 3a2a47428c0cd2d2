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

/** What of a list is on screen; it stands in the address, so that reload and Back keep it. */
export interface ListView {
  search: string
  status: StateCode | null
  /** What the declared columns are narrowed down to, by key. */
  filters: Readonly<Record<string, string>>
  /** Null: the order that guests see. */
  sort: Sort | null
  /** Counts from 1. */
  page: number
  perPage: number
  /** The order is being changed, in place of the list. */
  isOrdering: boolean
}

/** The columns that every list can be sorted by. */
const commonColumns = ['title', 'updated_at']

export function columnsOf({ columns, fields }: Collection): Field[] {
  return columns.flatMap((key) => fields.find((field) => field.key === key) ?? [])
}

/** What the collection calls the name of an entry: "Title", "Name", "Question". */
export function titleLabelOf({ titleKey, fields }: Collection): string {
  return fields.find(({ key }) => key === titleKey)?.label ?? ''
}

/** Fields with values to choose from: a few of their own, or entries; the other columns only sort. */
export function filtersOf(collection: Collection): Field[] {
  return columnsOf(collection).filter(
    (field) => field.options !== undefined || isReferenceColumn(field),
  )
}

function isAnswer(field: Field, asked: string): boolean {
  if (isReferenceColumn(field)) return wholeNumber(asked) !== null
  return field.options?.some(({ value }) => value === asked) ?? false
}

/** Reads a view from an address; what makes no sense there is left at its start. */
export function viewOf(collection: Collection, query: URLSearchParams, perPage: number): ListView {
  const status = wholeNumber(query.get('status'))
  const rows = wholeNumber(query.get('rows'))
  return {
    search: (query.get('search') ?? '').slice(0, limits.search),
    status: Object.values(stateCodes).find((code) => code === status) ?? null,
    filters: Object.fromEntries(
      filtersOf(collection).flatMap((field) => {
        const asked = query.get(field.key)
        return asked && isAnswer(field, asked) ? [[field.key, asked]] : []
      }),
    ),
    sort: sortOf(collection, query.get('sort')),
    page: wholeNumber(query.get('page')) || 1,
    perPage: pageSizes.find((size) => size === rows) ?? perPage,
    isOrdering: query.has('order'),
  }
}

function sortOf({ columns }: Collection, text: string | null): Sort | null {
  const [, sign, by = ''] = /^(-?)(\w+)$/.exec(text ?? '') ?? []
  return [...commonColumns, ...columns].includes(by) ? { by, descending: sign === '-' } : null
}

/** The address of a view, as short as it can be. */
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

/** `title`, `-title`: as the address and the call say it. */
function sortText({ by, descending }: Sort): string {
  return `${descending ? '-' : ''}${by}`
}

export function isNarrowed({ search, status, filters }: ListView): boolean {
  return search.trim() !== '' || status !== null || Object.keys(filters).length > 0
}

/** The view as the list's call asks for it. */
export function filterOf(collection: Collection, view: ListView): Record<string, string | number> {
  const { sort, page, perPage } = view
  return {
    ...narrowing(collection, view),
    ...(sort ? { sort: sortText(sort) } : {}),
    page,
    per_page: perPage,
  }
}

/** What narrows it down, as exports ask it too. */
export function narrowing(
  { fixedValues: narrowed }: Collection,
  { search, status, filters }: ListView,
): Record<string, string> {
  return {
    ...narrowed,
    ...filters,
    ...(search.trim() ? { search: search.trim() } : {}),
    ...(status === null ? {} : { status: String(status) }),
  }
}

function wholeNumber(text: string | null): number | null {
  return text && /^\d{1,9}$/.test(text) ? Number(text) : null
}

export interface ShownList {
  view: ListView
  /** Shows this instead; another list starts at its first page. `replace` leaves no step for Back. */
  show: (change: Partial<ListView>, options?: { replace: boolean }) => void
}

/** What of a list is on screen, as the address says it. */
export function useListView(collection: Collection): ShownList {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const [usual, setUsual] = useState(usualRows)
  const view = viewOf(collection, query, usual)
  return {
    view,
    show(change, { replace } = { replace: false }) {
      const rows = change.perPage ?? usual
      if (rows !== usual) {
        remember(localStorage, memory, { rows })
        setUsual(rows)
      }
      const search = queryOf({ ...view, page: 1, ...change }, rows)
      void navigate({ search }, { replace, preventScrollReset: true })
    },
  }
}

/** What an address of a list shows to this person. */
export function viewAt(collection: Collection, query: URLSearchParams): ListView {
  return viewOf(collection, query, usualRows())
}

const memory = 'list-rows'

/** How many rows this person last wanted to see at once. */
function usualRows(): number {
  const last = recall(localStorage, memory)
  const rows = typeof last === 'object' && last && 'rows' in last ? last.rows : null
  return pageSizes.find((size) => size === rows) ?? pageSizes[0]
}
