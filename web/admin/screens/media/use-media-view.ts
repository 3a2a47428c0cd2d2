import { useNavigate, useSearchParams } from 'react-router'
import { type MediaView, queryOf, viewOf } from './media-view.ts'

export interface ShownMedia {
  view: MediaView
  /** The address that shows this instead; a change of what is listed starts at its first page. */
  addressOf: (change: Partial<MediaView>) => string
  /** Goes there; `replace` leaves no step for the Back button. */
  go: (change: Partial<MediaView>, options?: { replace: boolean }) => void
}

/** What of the library is on screen, as the address says it. */
export function useMediaView(): ShownMedia {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const view = viewOf(query)

  function addressOf(change: Partial<MediaView>): string {
    const isOtherList = !('page' in change || 'file' in change)
    return queryOf({ ...view, ...(isOtherList ? { page: 1 } : {}), ...change }) || '?'
  }

  return {
    view,
    addressOf,
    go: (change, { replace } = { replace: false }) =>
      void navigate({ search: addressOf(change) }, { replace, preventScrollReset: true }),
  }
}
