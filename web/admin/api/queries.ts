import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Editor } from '#catalogue/editor.ts'
import type {
  Listed,
  LogDetail,
  LogEntry,
  PendingRecord,
  PlaceState,
  SignedInUser,
} from '#catalogue/wire.ts'
import { getApi } from './call-api.ts'

/** What an editor's first load call answers the back office with. */
export interface EditorLoad {
  sections: Record<string, PlaceState>
  logs: LogEntry[]
  last_updated_at: string | null
}

export interface Named {
  id: number
  name: string
}

export interface Approvals extends Listed<PendingRecord> {
  count: number
}

export interface LogQuery {
  status: number | null
  search: string
  /** An entity type; everything when it says nothing. */
  kind?: string
  page: number
  perPage: number
}

export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: ({ signal }) => getApi<SignedInUser>('/auth/me', signal),
  staleTime: 60_000,
})

export function editorQuery(editor: Editor) {
  const path = editor.loads[0]?.path ?? ''
  return queryOptions({
    queryKey: ['editor', editor.key],
    queryFn: ({ signal }) => getApi<EditorLoad>(path, signal),
  })
}

export function approvalsQuery(page: number) {
  return queryOptions({
    queryKey: ['approvals', page],
    queryFn: ({ signal }) => getApi<Approvals>(`/approvals?page=${page}`, signal),
    placeholderData: keepPreviousData,
    refetchInterval: 30_000,
  })
}

/** The filters of the log as its list and its export take them. */
export function logFilter({ status, search, kind }: Omit<LogQuery, 'page' | 'perPage'>) {
  const query = new URLSearchParams()
  if (status !== null) query.set('status', String(status))
  if (search) query.set('search', search)
  if (kind) query.set('kind', kind)
  return query
}

export function logsQuery({ page, perPage, ...filter }: LogQuery) {
  const query = logFilter(filter)
  query.set('page', String(page))
  query.set('per_page', String(perPage))
  return queryOptions({
    queryKey: ['logs', filter, page, perPage],
    queryFn: ({ signal }) => getApi<Listed<LogEntry>>(`/logs?${query}`, signal),
    placeholderData: keepPreviousData,
  })
}

/** A line of the log with what its step changed. */
export function logLineQuery(id: number) {
  return queryOptions({
    queryKey: ['logs', 'line', id],
    queryFn: ({ signal }) => getApi<LogDetail>(`/logs/${id}`, signal),
  })
}

export const categoriesQuery = queryOptions({
  queryKey: ['categories'],
  queryFn: ({ signal }) => getApi<Listed<Named>>('/banners/home/categories?per_page=100', signal),
  staleTime: 60_000,
})

export function titlesQuery(category: number) {
  return queryOptions({
    queryKey: ['titles', category],
    queryFn: ({ signal }) =>
      getApi<Listed<Named>>(`/banners/home/categories/${category}/lists?per_page=100`, signal),
    staleTime: 60_000,
  })
}

export const pagesQuery = queryOptions({
  queryKey: ['pages'],
  queryFn: ({ signal }) => getApi<Listed<Named>>('/pages?per_page=100', signal),
  staleTime: 60_000,
})
