import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type CallInput, getApi } from '#web/admin/api/call-api.ts'
import { polling, queryClient } from '#web/admin/api/query-client.ts'

type NoticesFilter = NonNullable<CallInput<'get', '/notices'>['query']>

/** Queries the shell's counts in one call: unread notices and pending requests. */
export const awaitingQuery = queryOptions({
  queryKey: ['notices', 'awaiting'],
  queryFn: ({ signal }) => getApi('/notices/awaiting', { signal }),
  ...polling,
})

export function noticesQuery(query: NoticesFilter) {
  return queryOptions({
    queryKey: ['notices', 'list', query],
    queryFn: ({ signal }) => getApi('/notices', { query, signal }),
    placeholderData: keepPreviousData,
    ...polling,
  })
}

export const preferencesQuery = queryOptions({
  queryKey: ['notices', 'wishes'],
  queryFn: ({ signal }) => getApi('/notices/wishes', { signal }),
})

export async function refreshNotices(): Promise<void> {
  await Promise.all(
    ['awaiting', 'list'].map((name) =>
      queryClient.invalidateQueries({ queryKey: ['notices', name] }),
    ),
  )
}
