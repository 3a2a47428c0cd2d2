import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type CallInput, getApi } from '#web/admin/api/call-api.ts'
import { queryClient, seenAgain } from '#web/admin/api/query-client.ts'

export type TicketListQuery = NonNullable<CallInput<'get', '/tickets'>['query']>

export function ticketsQuery(query: TicketListQuery) {
  return queryOptions({
    queryKey: ['tickets', 'list', query],
    queryFn: ({ signal }) => getApi('/tickets', { query, signal }),
    placeholderData: keepPreviousData,
    ...seenAgain,
  })
}

/** One that is open before somebody: what is said to it comes in as it is said. */
export function ticketQuery(id: number) {
  return queryOptions({
    queryKey: ['tickets', 'one', id],
    queryFn: ({ signal }) => getApi('/tickets/{id}/view', { id, signal }),
    refetchInterval: 4_000,
  })
}

export function refreshTickets(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['tickets'] })
}
