import { useNavigate, useSearchParams } from 'react-router'
import { limits } from '#catalogue/limits.ts'
import { stateCodes } from '#catalogue/revision-state.ts'
import { firstView, pageSizes, type TableView } from '#web/admin/lists/paging/table-page.ts'
import type { Sort } from '#web/admin/lists/table/responsive-table.tsx'

export interface LogView extends TableView {
  sort: Sort | null
}

export interface LogViewState {
  view: LogView
  /** Changes the view; another filter starts at page 1. */
  show: (change: Partial<LogView>) => void
}

/** Holds the view of a log in the address, so that reload, Back and links keep it. */
export function useLogView(): LogViewState {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  return {
    view: viewOf(query),
    show(change) {
      // The address is ahead of the render when two controls are used quickly.
      const now = new URLSearchParams(window.location.search)
      const search = queryOf({ ...viewOf(now), page: 1, ...change }, now)
      // Drawn at once: the next press on a header turns the order that this one has made.
      const drawn = { preventScrollReset: true, flushSync: true }
      void navigate({ search }, { replace: change.page === undefined, ...drawn })
    },
  }
}

const names = ['status', 'search', 'sort', 'page', 'rows'] as const

/** Reads a view from an address; invalid values fall back to the defaults. */
export function viewOf(query: URLSearchParams): LogView {
  const status = wholeNumber(query.get('status'))
  const rows = wholeNumber(query.get('rows'))
  const [, sign, by] = /^(-?)(\w+)$/.exec(query.get('sort') ?? '') ?? []
  return {
    status: Object.values(stateCodes).find((code) => code === status) ?? null,
    search: (query.get('search') ?? '').slice(0, limits.search),
    sort: by ? { by, descending: sign === '-' } : null,
    page: wholeNumber(query.get('page')) || 1,
    perPage: pageSizes.find((size) => size === rows) ?? firstView.perPage,
  }
}

/** Returns the query of a view, without defaults and with the other parameters. */
export function queryOf(view: LogView, before: URLSearchParams): string {
  const query = new URLSearchParams(before)
  for (const name of names) query.delete(name)
  if (view.status !== null) query.set('status', String(view.status))
  if (view.search) query.set('search', view.search)
  if (view.sort) query.set('sort', `${view.sort.descending ? '-' : ''}${view.sort.by}`)
  if (view.page > 1) query.set('page', String(view.page))
  if (view.perPage !== firstView.perPage) query.set('rows', String(view.perPage))
  const text = query.toString()
  return text && `?${text}`
}

function wholeNumber(text: string | null): number | null {
  return text && /^\d{1,9}$/.test(text) ? Number(text) : null
}
