import { queryOptions } from '@tanstack/react-query'
import { getApi } from '#web/admin/api/call-api.ts'
import { meQuery } from '#web/admin/api/queries.ts'
import { polling, queryClient } from '#web/admin/api/query-client.ts'

export const factorQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: ({ signal }) => getApi('/auth/second-factor', { signal }),
  ...polling,
})

export function refreshFactor(): void {
  void queryClient.invalidateQueries({ queryKey: factorQuery.queryKey })
  void queryClient.invalidateQueries({ queryKey: meQuery.queryKey })
}
