import { firstSortOrder, type SortOrder, sortOrderOf } from './sort-order.ts'

/** The sidebar's filters, in their order. */
export const filters = ['home', 'folders', 'photos', 'videos', 'documents', 'deleted'] as const

export type Filter = (typeof filters)[number]

/** What of the library is on screen; it stands in the address, so that reload and Back keep it. */
export interface MediaView {
  filter: Filter
  /** The opened folder, or null. */
  folder: number | null
  search: string
  sort: SortOrder
  /** Counts from 1. */
  page: number
  /** The file whose panel is open, or null. */
  file: number | null
}

export const firstView: MediaView = {
  filter: 'home',
  folder: null,
  search: '',
  sort: firstSortOrder,
  page: 1,
  file: null,
}

/** Reads a view from an address; what makes no sense there is left at its start. */
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

/** The address of a view, as short as it can be. */
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
