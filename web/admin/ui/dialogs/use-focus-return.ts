import { useLayoutEffect, useState } from 'react'

/** Returns the focus when a dialog that exists only while open is closed. */
export function useFocusReturn(): void {
  const [before] = useState(() => document.activeElement)
  useLayoutEffect(
    () => () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    },
    [before],
  )
}
