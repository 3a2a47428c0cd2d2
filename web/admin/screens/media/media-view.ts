import { useNavigate, useSearchParams } from 'react-router'

export const filters = ['home', 'folders', 'photos', 'videos', 'documents', 'deleted'] as const

export type Filter = (typeof filters)[number]

/** The part of the library on screen, as the address says. */
export interface MediaView {
  filter: Filter
  folder: number | null
  search: string
  sort: SortOrder
  /** Counts from 1. */
  page: number
  file: number | null
}

/** The library's sort orders, and the query of each (specification section 7). */
export const sortOrders = [
  { value: 'oldest', title: 'media.oldest', query: { sortDate: 'asc' } },
  { value: 'newest', title: 'media.newest', query: { sortDate: 'desc' } },
  { value: 'a-z', title: 'media.a-z', query: { sortName: 'asc' } },
  { value: 'z-a', title: 'media.z-a', query: { sortName: 'desc' } },
] as const

type SortOrder = (typeof sortOrders)[number]['value']

const firstSortOrder: SortOrder = 'newest'

export const firstView: MediaView = {
  filter: 'home',
  folder: null,
  search: '',
  sort: firstSortOrder,
  page: 1,
  file: null,
}

/** Reads a view from an address; invalid values fall back to the defaults. */
export function viewOf(query: URLSearchParams): MediaView {
  const word = query.get('show')
  const folder = wholeNumber(query.get('folder'))
  return {
    filter: folder ? 'folders' : (filters.find((filter) => filter === word) ?? 'home'),
    folder,
    search: query.get('search') ?? '',
    sort: sortOrderOf(query.get('sort')),
    page: wholeNumber(query.get('page')) ?? 1,
    file: wholeNumber(query.get('file')),
  }
}

/** Returns the query of a view, without defaults. */
export function queryOf(view: MediaView): string {
  const query = new URLSearchParams()
  if (view.folder) query.set('folder', String(view.folder))
  else if (view.filter !== 'home') query.set('show', view.filter)
  if (view.search) query.set('search', view.search)
  if (view.sort !== firstSortOrder) query.set('sort', view.sort)
  if (view.page > 1) query.set('page', String(view.page))
  if (view.file) query.set('file', String(view.file))
  const text = query.toString()
  return text && `?${text}`
}

function wholeNumber(text: string | null): number | null {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}

/** Returns the sort order of that name, or the default. */
export function sortOrderOf(word: string | null): SortOrder {
  return sortOrders.find(({ value }) => value === word)?.value ?? firstSortOrder
}

export function sortQuery(order: SortOrder) {
  return sortOrders.find(({ value }) => value === order)?.query
}

export interface MediaViewState {
  view: MediaView
  /** Returns the address of another view; another list starts at its first page. */
  addressOf: (change: Partial<MediaView>) => string
  /** Navigates there; `replace` adds no entry to the history. */
  go: (change: Partial<MediaView>, options?: { replace: boolean }) => void
}

export function useMediaView(): MediaViewState {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const view = viewOf(query)

  function addressOf(change: Partial<MediaView>): string {
    const isOtherList = !('page' in change || 'file' in change)
    return queryOf({ ...view, ...(isOtherList ? { page: 1 } : {}), ...change }) || '?'
  }

  return {
    view,
    addressOf,
    go: (change, { replace } = { replace: false }) =>
      void navigate({ search: addressOf(change) }, { replace, preventScrollReset: true }),
  }
}
