import type { RefObject } from 'react'

/** After how many ms a closing dialog has returned the focus. */
const afterDialog = 80

/** Focuses the first of these elements that still exists when the pressed button is gone. */
export function focusIfLost(...places: RefObject<HTMLElement | null>[]): void {
  window.setTimeout(() => {
    const active = document.activeElement
    if (active === null || active === document.body)
      places.find(({ current }) => current)?.current?.focus()
  }, afterDialog)
}

export function focusFirstInvalid(place: RefObject<HTMLElement | null>): void {
  window.setTimeout(() => {
    place.current
      ?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"]')
      ?.focus()
  }, afterDialog)
}
