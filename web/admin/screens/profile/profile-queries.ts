import { queryOptions } from '@tanstack/react-query'
import { getApi } from '#web/admin/api/call-api.ts'
import { seenAgain } from '#web/admin/api/query-client.ts'

export const emailChangeQuery = queryOptions({
  queryKey: ['asked-email'],
  queryFn: ({ signal }) => getApi('/auth/email', { signal }),
  ...seenAgain,
})

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => getApi('/auth/sessions', { signal }),
  ...seenAgain,
})
