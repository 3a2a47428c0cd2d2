import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getApi } from '#web/admin/api/call-api.ts'
import { polling, queryClient, refreshContent } from '#web/admin/api/query-client.ts'
import type { CommentThread } from '#web/admin/api/wire.gen.ts'

/** The revision by which a document's comments are found. */
export interface CommentedRevision {
  entity_type: string
  entity_id: number
}

export function commentsQuery(record: CommentedRevision) {
  return infiniteQueryOptions({
    queryKey: ['comments', record.entity_type, record.entity_id],
    queryFn({ pageParam: page, signal }) {
      return getApi('/comments', { query: { ...record, page, per_page: 100 }, signal })
    },
    initialPageParam: 1,
    getNextPageParam: ({ page, last_page }) => (page < last_page ? page + 1 : undefined),
    placeholderData: keepPreviousData,
    ...polling,
  })
}

export function mentionableQuery(search: string) {
  return queryOptions({
    queryKey: ['comments', 'people', search],
    queryFn: ({ signal }) => getApi('/comments/people', { query: { search }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
}

/** Puts a thread from an answer into the cache and reloads the counts. */
export function putThread(record: CommentedRevision, thread: CommentThread): void {
  queryClient.setQueryData(commentsQuery(record).queryKey, (load) => {
    if (!load) return load
    const isKnown = load.pages.some(({ data }) => data.some(({ id }) => id === thread.id))
    const pages = load.pages.map((page, at) => {
      if (!isKnown) return at === 0 ? { ...page, data: [thread, ...page.data] } : page
      return { ...page, data: page.data.map((one) => (one.id === thread.id ? thread : one)) }
    })
    return { ...load, pages }
  })
  void refreshContent()
}
