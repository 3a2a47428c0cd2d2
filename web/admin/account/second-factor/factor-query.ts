import { queryOptions } from '@tanstack/react-query'
import { getApi } from '#web/admin/api/call-api.ts'
import { meQuery } from '#web/admin/api/queries.ts'
import { queryClient, seenAgain } from '#web/admin/api/query-client.ts'

/** What the signed-in person proves at sign-in beside the password. */
export const factorQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: ({ signal }) => getApi('/auth/second-factor', { signal }),
  ...seenAgain,
})

/** After a change, here or, as an answer tells, elsewhere. */
export function refreshFactor(): void {
  void queryClient.invalidateQueries({ queryKey: factorQuery.queryKey })
  void queryClient.invalidateQueries({ queryKey: meQuery.queryKey })
}
