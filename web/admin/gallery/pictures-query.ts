import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { getApi } from '#web/admin/api/call-api.ts'
import { listQuery } from '#web/admin/files/list-query.ts'

const picturesAtOnce = 24

/** The library's photos that match, newest first, as many as were asked for so far. */
export function picturesQuery(search: string) {
  return infiniteQueryOptions({
    queryKey: ['media', 'pictures', search],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) => {
      const wanted = { search, page: pageParam, count: picturesAtOnce }
      return getApi('/galleries', { query: { ...listQuery(wanted), kind: 'photos' }, signal })
    },
    getNextPageParam: ({ page, last_page }) => (page < last_page ? page + 1 : undefined),
    placeholderData: keepPreviousData,
  })
}
