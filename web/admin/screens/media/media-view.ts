import { useNavigate, useSearchParams } from 'react-router'

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

/** The sort select of the library and what each choice asks of the server (specification section 7). */
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

/** The order that a word names; the first one when it names none. */
export function sortOrderOf(word: string | null): SortOrder {
  return sortOrders.find(({ value }) => value === word)?.value ?? firstSortOrder
}

export function sortQuery(order: SortOrder) {
  return sortOrders.find(({ value }) => value === order)?.query
}

export interface ShownMedia {
  view: MediaView
  /** The address that shows this instead; a change of what is listed starts at its first page. */
  addressOf: (change: Partial<MediaView>) => string
  /** Goes there; `replace` leaves no step for the Back button. */
  go: (change: Partial<MediaView>, options?: { replace: boolean }) => void
}

/** What of the library is on screen, as the address says it. */
export function useMediaView(): ShownMedia {
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
