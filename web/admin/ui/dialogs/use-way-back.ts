import { useLayoutEffect, useRef } from 'react'

/** Milliseconds: a closing dialog lets go of the focus by then. */
const afterClosing = 10

/**
 * The focus goes back to what had it before the first of the dialogs that follow one another. A modal
 * of Mantine looks what has it only after it is drawn: after an answer of the server that is its own
 * button.
 *
 * @param open what the dialog shows; null while it is closed
 */
export function useWayBack(open: object | null): void {
  const before = useRef<Element | null>(null)
  const isAway = useRef(false)
  const returning = useRef(0)
  useLayoutEffect(() => {
    if (!open) return
    window.clearTimeout(returning.current)
    if (!isAway.current) before.current = document.activeElement
    isAway.current = true
    return () => {
      const closing = document.activeElement
      returning.current = window.setTimeout(() => {
        isAway.current = false
        const active = document.activeElement
        const isLost = active === null || active === document.body || active === closing
        if (isLost && before.current instanceof HTMLElement) {
          before.current.focus({ preventScroll: true })
        }
      }, afterClosing)
    }
  }, [open])
}
