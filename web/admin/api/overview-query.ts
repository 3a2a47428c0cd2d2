import { queryOptions } from '@tanstack/react-query'
import { weekStart } from '#web/admin/i18n/date-words.ts'
import { getApi } from './call-api.ts'
import { seenAgain } from './query-client.ts'

/** The first screen in one call; its calendar begins with the day with which the reader's week does. */
export function overviewQuery() {
  const query = { week_start: weekStart() }
  return queryOptions({
    queryKey: ['dashboard', query],
    queryFn: ({ signal }) => getApi('/dashboard', { query, signal }),
    ...seenAgain,
  })
}
