import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type CallInput, getApi } from '#web/admin/api/call-api.ts'
import { queryClient, seenAgain } from '#web/admin/api/query-client.ts'

type NoticesAsked = NonNullable<CallInput<'get', '/notices'>['query']>

/** What the badges of the shell say: unread notices, and requests that wait. One call for both. */
export const awaitingQuery = queryOptions({
  queryKey: ['notices', 'awaiting'],
  queryFn: ({ signal }) => getApi('/notices/awaiting', { signal }),
  ...seenAgain,
})

export function noticesQuery(query: NoticesAsked) {
  return queryOptions({
    queryKey: ['notices', 'list', query],
    queryFn: ({ signal }) => getApi('/notices', { query, signal }),
    placeholderData: keepPreviousData,
    ...seenAgain,
  })
}

export const preferencesQuery = queryOptions({
  queryKey: ['notices', 'wishes'],
  queryFn: ({ signal }) => getApi('/notices/wishes', { signal }),
})

/** The inbox and the badges load again. */
export async function refreshNotices(): Promise<void> {
  await Promise.all(
    ['awaiting', 'list'].map((name) =>
      queryClient.invalidateQueries({ queryKey: ['notices', name] }),
    ),
  )
}
