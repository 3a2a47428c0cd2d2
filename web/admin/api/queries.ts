import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Editor } from '#catalogue/editor.ts'
import { type Asked, getApi } from './call-api.ts'
import { loadEditor } from './section-calls.ts'

/** The filters of the log as its list and its export take them. */
export type LogFilter = NonNullable<Asked<'get', '/logs/export'>['query']>

export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: ({ signal }) => getApi('/auth/me', { signal }),
  staleTime: 60_000,
})

export function editorQuery(editor: Editor) {
  return queryOptions({
    queryKey: ['editor', editor.key],
    queryFn: ({ signal }) => loadEditor(editor, signal),
  })
}

export function approvalsQuery(page: number) {
  return queryOptions({
    queryKey: ['approvals', page],
    queryFn: ({ signal }) => getApi('/approvals', { query: { page }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 30_000,
  })
}

export function logsQuery(filter: LogFilter, { page, perPage }: { page: number; perPage: number }) {
  const query = { ...filter, page, per_page: perPage }
  return queryOptions({
    queryKey: ['logs', filter, page, perPage],
    queryFn: ({ signal }) => getApi('/logs', { query, signal }),
    placeholderData: keepPreviousData,
  })
}

/** A line of the log with what its step changed. */
export function logLineQuery(id: number) {
  return queryOptions({
    queryKey: ['logs', 'line', id],
    queryFn: ({ signal }) => getApi('/logs/{id}', { id, signal }),
  })
}

const all = { per_page: 100 }

export const categoriesQuery = queryOptions({
  queryKey: ['categories'],
  queryFn: ({ signal }) => getApi('/banners/home/categories', { query: all, signal }),
  staleTime: 60_000,
})

export function titlesQuery(id: number) {
  return queryOptions({
    queryKey: ['titles', id],
    queryFn: ({ signal }) =>
      getApi('/banners/home/categories/{id}/lists', { id, query: all, signal }),
    staleTime: 60_000,
  })
}

export const pagesQuery = queryOptions({
  queryKey: ['pages'],
  queryFn: ({ signal }) => getApi('/pages', { query: all, signal }),
  staleTime: 60_000,
})
