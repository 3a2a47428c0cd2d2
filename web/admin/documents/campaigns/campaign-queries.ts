import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type CallInput, getApi } from '#web/admin/api/call-api.ts'
import { polling } from '#web/admin/api/query-client.ts'

export type CampaignsFilter = NonNullable<CallInput<'get', '/campaigns'>['query']>

export function campaignsQuery(query: CampaignsFilter) {
  return queryOptions({
    queryKey: ['campaigns', 'list', query],
    queryFn: ({ signal }) => getApi('/campaigns', { query, signal }),
    placeholderData: keepPreviousData,
    ...polling,
  })
}

/** Queries a campaign with its documents. */
export function campaignQuery(id: number) {
  return queryOptions({
    queryKey: ['campaigns', id],
    queryFn: ({ signal }) => getApi('/campaigns/{id}', { id, signal }),
    ...polling,
  })
}

export function campaignScreen(id: number): string {
  return `/admin/campaigns/${id}`
}
