import { type RefObject, useEffect, useState } from 'react'

/** The panel with the field opens first. */
const afterOpening = 250

/**
 * When the modal opens on something to mend, the focus goes to that field; mending one field later
 * must not pull the focus to the next.
 */
export function useErrorFocus(list: RefObject<HTMLElement | null>, isWrong: boolean): void {
  const [wasWrong] = useState(isWrong)
  useEffect(() => {
    if (!wasWrong) return
    const timer = window.setTimeout(() => focusInvalid(list.current), afterOpening)
    return () => window.clearTimeout(timer)
  }, [wasWrong, list])
}

function focusInvalid(place: HTMLElement | null) {
  place?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"]')?.focus()
}
