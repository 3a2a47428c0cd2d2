import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type CallInput, getApi } from '#web/admin/api/call-api.ts'
import { polling, queryClient } from '#web/admin/api/query-client.ts'

export type UserListQuery = NonNullable<CallInput<'get', '/users'>['query']>

export function usersQuery(query: UserListQuery) {
  return queryOptions({
    queryKey: ['users', 'list', query],
    queryFn: ({ signal }) => getApi('/users', { query, signal }),
    placeholderData: keepPreviousData,
    ...polling,
  })
}

/** The latest of what was changed of an account. */
export function userLogQuery(id: number) {
  return queryOptions({
    queryKey: ['users', 'log', id],
    queryFn: ({ signal }) => getApi('/users/{id}/log', { id, query: { per_page: 20 }, signal }),
  })
}

export function refreshUsers(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['users'] })
}
