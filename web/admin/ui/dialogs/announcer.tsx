import { VisuallyHidden } from '@mantine/core'
import { useSyncExternalStore } from 'react'

let sentence = ''
const listeners = new Set<() => void>()

export function announce(next: string): void {
  // Screen readers ignore a repeated text, so it gets a difference.
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
