import { useLayoutEffect, useState } from 'react'

/** For a dialog that is drawn only while it is open: the focus goes back to what had it before. */
export function useFocusReturn(): void {
  const [before] = useState(() => document.activeElement)
  useLayoutEffect(
    () => () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    },
    [before],
  )
}
