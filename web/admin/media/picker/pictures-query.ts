import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { getApi } from '#web/admin/api/call-api.ts'
import { listQuery } from '#web/admin/media/files/list-query.ts'

const picturesAtOnce = 24

/** The library's photos that match, of one folder or of all (null), newest first, as many as were asked for so far. */
export function picturesQuery(search: string, folder: number | null) {
  return infiniteQueryOptions({
    queryKey: ['media', 'pictures', search, folder],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) => {
      const wanted = { search, page: pageParam, count: picturesAtOnce }
      const query = { ...listQuery(wanted), kind: 'photos' as const }
      const inFolder = folder === null ? {} : { folder_id: folder }
      return getApi('/galleries', { query: { ...query, ...inFolder }, signal })
    },
    getNextPageParam: ({ page, last_page }) => (page < last_page ? page + 1 : undefined),
    placeholderData: keepPreviousData,
  })
}
