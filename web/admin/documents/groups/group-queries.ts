import { keepPreviousData, queryOptions, useQueries } from '@tanstack/react-query'
import { type CallInput, getApi } from '#web/admin/api/call-api.ts'
import { polling, queryClient } from '#web/admin/api/query-client.ts'

export type GroupListQuery = NonNullable<CallInput<'get', '/locations/groups'>['query']>

export function groupsQuery(query: GroupListQuery) {
  return queryOptions({
    queryKey: ['groups', 'list', query],
    queryFn: ({ signal }) => getApi('/locations/groups', { query, signal }),
    placeholderData: keepPreviousData,
    ...polling,
  })
}

export function groupQuery(id: number) {
  return queryOptions({
    queryKey: ['groups', id],
    queryFn: ({ signal }) => getApi('/locations/groups/{id}', { id, signal }),
    staleTime: 60_000,
  })
}

/** Reloads the groups, and what names them; not one that was deleted, which may be on screen. */
export async function refreshGroups(deleted?: number): Promise<void> {
  await Promise.all(
    ['groups', 'entries', 'entry'].map((key) =>
      queryClient.invalidateQueries({
        queryKey: [key],
        predicate: ({ queryKey }) => key !== 'groups' || queryKey[1] !== deleted,
      }),
    ),
  )
}

/** Returns the names of some groups, as far as they are loaded. */
export function useGroupNames(ids: readonly number[]): ReadonlyMap<number, string> {
  const groups = useQueries({ queries: ids.map((id) => groupQuery(id)) })
  return new Map(groups.flatMap(({ data }) => (data ? [[data.id, data.name]] : [])))
}
