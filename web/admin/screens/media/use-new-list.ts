import { type RefObject, useEffect, useRef } from 'react'
import { focusIfLost } from '#web/admin/ui/dialogs/focus.ts'
import type { MediaView } from './media-view.ts'

/** Another list starts at its top; the card that had the focus may be gone, the heading is not. */
export function useNewList(view: MediaView, heading: RefObject<HTMLElement | null>): void {
  const before = useRef(view)
  useEffect(() => {
    const { filter, folder, page } = before.current
    before.current = view
    if (filter === view.filter && folder === view.folder && page === view.page) return
    window.scrollTo(0, 0)
    focusIfLost(heading)
  }, [view, heading])
}
