import { queryOptions } from '@tanstack/react-query'
import type { Language } from '#catalogue/languages.ts'
import { getApi } from '#web/admin/api/call-api.ts'
import { queryClient, seenAgain } from '#web/admin/api/query-client.ts'

export type HeaderId = 1 | 2 | 3 | 4

export function headerQuery(id: HeaderId) {
  return queryOptions({
    queryKey: ['frame', 'header', id],
    queryFn: ({ signal }) => getApi(`/headers/${id}/view`, { signal }),
    ...seenAgain,
  })
}

export function loadFooter(lang: Language, signal: AbortSignal) {
  return getApi('/footers', { query: { lang }, signal })
}

export const footerQuery = queryOptions({
  queryKey: ['frame', 'footer'],
  queryFn: ({ signal }) => getApi('/footers', { signal }),
  ...seenAgain,
})

/** Reloads the site layout and the logs after a save or an undo. */
export async function refreshLayout(): Promise<void> {
  await Promise.all(
    ['frame', 'logs', 'pages', 'languages', 'editor'].map((name) =>
      queryClient.invalidateQueries({ queryKey: [name] }),
    ),
  )
}
