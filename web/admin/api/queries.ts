import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Editor } from '#catalogue/editor.ts'
import { limits } from '#catalogue/limits.ts'
import { type CallInput, getApi } from './call-api.ts'
import { polling } from './query-client.ts'
import { loadEditor, type Variant } from './section-calls.ts'
import type { PendingRecord } from './wire.gen.ts'

/** The filters that the log's list and its export share. */
export type LogFilter = NonNullable<CallInput<'get', '/logs/export'>['query']>

export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: ({ signal }) => getApi('/auth/me', { signal }),
  staleTime: 60_000,
})

export function userQuery(id: number) {
  return queryOptions({
    queryKey: ['users', id],
    queryFn: ({ signal }) => getApi('/users/{id}/view', { id, signal }),
  })
}

export function editorQuery(editor: Editor, variant: Variant = {}) {
  const { language = '', campaign = 0 } = variant
  return queryOptions({
    queryKey: ['editor', editor.key, language, campaign],
    queryFn: ({ signal }) => loadEditor(editor, variant, signal),
    ...polling,
  })
}

export function linkCheckQuery(query: NonNullable<CallInput<'get', '/links/check'>['query']>) {
  return queryOptions({
    queryKey: ['links', query],
    queryFn: ({ signal }) => getApi('/links/check', { query, signal }),
  })
}

export function linkTargetsQuery(search: string) {
  return queryOptions({
    queryKey: ['links', 'targets', search],
    queryFn: ({ signal }) => getApi('/links/targets', { query: { search }, signal }),
  })
}

/** Entries of all collections by a part of their title, or some by id (`promotion/12,faq/3`). */
export function foundEntriesQuery(query: { search: string } | { entries: string }) {
  return queryOptions({
    queryKey: ['entries', 'found', query],
    queryFn: ({ signal }) => getApi('/entries', { query, signal }),
  })
}

/** Queries a page of what links to pages or entries; the previous page is shown until it is loaded. */
export function linkUsesQuery(links: readonly string[], page: { page: number; per_page: number }) {
  const query = { links: links.join(' '), ...page }
  return queryOptions({
    queryKey: ['links', 'uses', query],
    queryFn: ({ signal }) => getApi('/links/uses', { query, signal }),
    placeholderData: keepPreviousData,
  })
}

export const languagesQuery = queryOptions({
  queryKey: ['languages'],
  queryFn: ({ signal }) => getApi('/languages', { signal }),
  staleTime: 60_000,
})

/** What the approval queue is filtered and sorted by. */
export type QueueFilter = Omit<
  NonNullable<CallInput<'get', '/approvals'>['query']>,
  'page' | 'per_page' | 'entity_id' | 'grouped'
>

/** Lines of one page of the queue: a screen of them, in few enough nodes. */
const queueLines = 25

/** Queries a page of the queue; an import or a campaign is one line unless it is the filter. */
export function approvalsQuery(page: number, filter: QueueFilter = {}) {
  const isWhole = filter.batch === undefined && filter.in_campaign === undefined
  const grouped = isWhole ? ({ grouped: '1' } as const) : {}
  const query = { page, per_page: queueLines, ...filter, ...grouped }
  return queryOptions({
    queryKey: ['approvals', page, filter],
    queryFn: ({ signal }) => getApi('/approvals', { query, signal }),
    placeholderData: keepPreviousData,
    // Otherwise an approver who comes from a new notification sees a queue of seconds ago, without
    // what it announced, until the next poll.
    staleTime: 0,
    ...polling,
  })
}

/** Queries the pending records of an import or a campaign, up to the limit of one decision. */
export function wholeQuery(filter: QueueFilter) {
  return queryOptions({
    queryKey: ['approvals', 'whole', filter],
    async queryFn({ signal }) {
      const pages = limits.decidedTogether / limits.pageSize
      const records: PendingRecord[] = []
      for (let page = 1; ; page += 1) {
        const query = { ...filter, page, per_page: limits.pageSize }
        const { data, last_page, total } = await getApi('/approvals', { query, signal })
        records.push(...data)
        if (page >= Math.min(last_page, pages)) return { records, total }
      }
    },
    ...polling,
  })
}

/** Queries a pending revision with its differences; null where it is no longer pending. */
export function pendingQuery(id: number) {
  return queryOptions({
    queryKey: ['approvals', 'one', id],
    async queryFn({ signal }) {
      const { data } = await getApi('/approvals', { query: { entity_id: id }, signal })
      return data[0] ?? null
    },
    ...polling,
  })
}

export type LogOrder = NonNullable<NonNullable<CallInput<'get', '/logs'>['query']>['order']>

export function logsQuery(
  filter: LogFilter,
  { page, perPage }: { page: number; perPage: number },
  order: LogOrder,
) {
  const grouped = filter.group === undefined ? { grouped: '1' as const } : {}
  const query = { ...filter, ...grouped, page, per_page: perPage, order }
  return queryOptions({
    queryKey: ['logs', filter, page, perPage, order],
    queryFn: ({ signal }) => getApi('/logs', { query, signal }),
    placeholderData: keepPreviousData,
    ...polling,
  })
}

/** @param since the revision to compare with, in place of the one before */
export function logLineQuery(id: number, since?: number) {
  return queryOptions({
    queryKey: ['logs', 'line', id, since],
    queryFn: ({ signal }) => getApi('/logs/{id}', { id, signal, query: since ? { since } : {} }),
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

export function titleSearchQuery(category: number, search: string, offered: number) {
  return queryOptions({
    queryKey: ['titles', category, search, offered],
    queryFn: ({ signal }) => {
      const query = { per_page: offered, ...(search === '' ? {} : { search }) }
      return getApi('/banners/home/categories/{id}/lists', { id: category, query, signal })
    },
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
}

export const pagesQuery = queryOptions({
  queryKey: ['pages'],
  queryFn: ({ signal }) => getApi('/pages', { query: all, signal }),
  staleTime: 60_000,
})
