import { queryOptions } from '@tanstack/react-query'
import type { Section } from '#catalogue/declaration.ts'
import type { Language } from '#catalogue/languages.ts'
import { getApi } from '#web/admin/api/call-api.ts'
import { polling, queryClient } from '#web/admin/api/query-client.ts'
import type { DocumentView } from '#web/admin/api/wire.gen.ts'

/** Common part of all load calls of the site layout. */
export interface LayoutLoad {
  updated_at: string | null
  /** The sections by entity type, with the allowed actions; guests have none. */
  sections?: Record<string, DocumentView>
}

export function stateIn({ sections }: LayoutLoad, section: Section): DocumentView {
  const state = sections?.[section.entityType]
  if (!state) throw new Error(`${section.label} is not part of what was loaded`)
  return state
}

/** Returns the later of the loaded state and that of the last response. */
export function newestState(loaded: DocumentView, saved: DocumentView | null): DocumentView {
  const isNewer = (saved?.record?.version ?? 0) > (loaded.record?.version ?? 0)
  return isNewer && saved ? saved : loaded
}

export type HeaderId = 1 | 2 | 3 | 4

export function headerQuery(id: HeaderId) {
  return queryOptions({
    queryKey: ['frame', 'header', id],
    queryFn: ({ signal }) => getApi(`/headers/${id}/view`, { signal }),
    ...polling,
  })
}

export function loadFooter(lang: Language, signal: AbortSignal) {
  return getApi('/footers', { query: { lang }, signal })
}

export const footerQuery = queryOptions({
  queryKey: ['frame', 'footer'],
  queryFn: ({ signal }) => getApi('/footers', { signal }),
  ...polling,
})

/** Reloads the site layout and the logs after a save or an undo. */
export async function refreshLayout(): Promise<void> {
  await Promise.all(
    ['frame', 'logs', 'pages', 'languages', 'editor'].map((name) =>
      queryClient.invalidateQueries({ queryKey: [name] }),
    ),
  )
}
