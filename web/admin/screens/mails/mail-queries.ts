import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type CallInput, getApi } from '#web/admin/api/call-api.ts'
import { queryClient, seenAgain } from '#web/admin/api/query-client.ts'

type MailsAsked = NonNullable<CallInput<'get', '/mails'>['query']>

export function mailsQuery(query: MailsAsked) {
  return queryOptions({
    queryKey: ['mails', query],
    queryFn: ({ signal }) => getApi('/mails', { query, signal }),
    placeholderData: keepPreviousData,
    ...seenAgain,
  })
}

export function refreshMails(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['mails'] })
}
