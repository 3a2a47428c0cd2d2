import type { RefObject } from 'react'

/** A closing dialog gives the focus back a moment later. */
const afterDialog = 80

/**
 * Puts the focus on the heading when the button that had it is gone, instead of losing it; of several
 * places on the first that is still there.
 */
export function focusIfLost(...places: RefObject<HTMLElement | null>[]): void {
  window.setTimeout(() => {
    const active = document.activeElement
    if (active === null || active === document.body)
      places.find(({ current }) => current)?.current?.focus()
  }, afterDialog)
}

/** Puts the focus on the first field that has something to mend. */
export function focusFirstInvalid(place: RefObject<HTMLElement | null>): void {
  window.setTimeout(() => {
    place.current
      ?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"]')
      ?.focus()
  }, afterDialog)
}
