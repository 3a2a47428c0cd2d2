import { VisuallyHidden } from '@mantine/core'
import { useSyncExternalStore } from 'react'

let sentence = ''
const listeners = new Set<() => void>()

/** Says a sentence to people who cannot see what changed. */
export function announce(next: string): void {
  // The same words twice need a difference, or the second time stays unsaid.
  sentence = next === sentence ? `${next}\u00a0` : next
  for (const listener of listeners) listener()
}

export function Announcer() {
  const said = useSyncExternalStore(listen, () => sentence)
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {said}
    </VisuallyHidden>
  )
}

function listen(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
