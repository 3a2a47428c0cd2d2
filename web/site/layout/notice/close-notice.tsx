import type { MouseEvent } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { dismissedNotice } from './hide-dismissed.ts'

/** Renders the button that hides the notice around it until there is another revision. */
export function CloseNotice({ label }: { label: string }) {
  return (
    <button type="button" className="notice-close" aria-label={label} onClick={close}>
      <Icon name="close" />
    </button>
  )
}

function close({ currentTarget }: MouseEvent) {
  const strip = currentTarget.closest<HTMLElement>('.notice')
  if (!strip) return
  strip.hidden = true
  try {
    localStorage.setItem(dismissedNotice, strip.dataset.revision ?? '')
  } catch {
    // Storage may be off or full: the notice is hidden on this page only.
  }
  // The button is gone, so the focus goes to the top of the page.
  document.getElementById('top')?.focus({ preventScroll: true })
}
