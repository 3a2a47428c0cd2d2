import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { addressOf, type CallInput, getApi } from '#web/admin/api/call-api.ts'
import { polling, queryClient } from '#web/admin/api/query-client.ts'
import { fetchFile } from '#web/admin/ui/download/use-download.ts'

export type TicketListQuery = NonNullable<CallInput<'get', '/tickets'>['query']>

export function ticketsQuery(query: TicketListQuery) {
  return queryOptions({
    queryKey: ['tickets', 'list', query],
    queryFn: ({ signal }) => getApi('/tickets', { query, signal }),
    placeholderData: keepPreviousData,
    ...polling,
  })
}

/** Queries an open ticket, often enough to show answers as they come. */
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

/** Returns an address of this page only for a screenshot, whose bytes need the reader's token. */
export function useScreenshot(id: number): { url: string | null; isGone: boolean } {
  const loaded = useQuery({
    queryKey: ['ticket-screenshot', id],
    queryFn: ({ signal }) => fetchFile(addressOf('/tickets/screenshots/{id}', { id }), { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const [url, setUrl] = useState<string | null>(null)
  const bytes = loaded.data
  useEffect(() => {
    if (!bytes) return
    const made = URL.createObjectURL(bytes)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [bytes])
  return { url, isGone: loaded.isError }
}
