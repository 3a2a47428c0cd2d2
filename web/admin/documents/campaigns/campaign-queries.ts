import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { limits } from '#catalogue/limits.ts'
import { ApiError } from '#web/admin/api/api-error.ts'
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

/** Queries all campaigns that are not over. */
export const openCampaignsQuery = campaignsQuery({ open: '1', per_page: limits.campaigns.open })

/** Returns a campaign without its documents, of which there may be hundreds; `isGone` for a deleted one. */
export function useCampaignOf(id: number | undefined) {
  const open = useQuery({ ...openCampaignsQuery, enabled: id !== undefined })
  const listed = open.data?.data.find((one) => one.id === id)
  const isOver = id !== undefined && open.isSuccess && !listed
  const over = useQuery({ ...campaignQuery(id ?? 0), enabled: isOver })
  const isGone = over.error instanceof ApiError && over.error.status === 404
  return { data: listed ?? (isOver ? over.data : undefined), isGone }
}

export function campaignScreen(id: number): string {
  return `/admin/campaigns/${id}`
}
