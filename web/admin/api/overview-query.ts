import { queryOptions } from '@tanstack/react-query'
import { weekStart } from '#web/admin/i18n/format-date.ts'
import { getApi } from './call-api.ts'
import { polling } from './query-client.ts'

/** Queries the dashboard; its calendar starts with the reader's first day of the week. */
export function overviewQuery() {
  const query = { week_start: weekStart() }
  return queryOptions({
    queryKey: ['dashboard', query],
    queryFn: ({ signal }) => getApi('/dashboard', { query, signal }),
    ...polling,
  })
}
