import { useSyncExternalStore } from 'react'

/** Whose comments are open, and at which of its fields; null for all. */
export interface OpenComments {
  name: string
  field: { path: string; label: string } | null
  /** It stands over a dialog. */
  isInModal?: boolean
}

/** One place's at a time. */
let open: OpenComments | null = null
const listeners = new Set<() => void>()

export function openComments(next: OpenComments | null): void {
  open = next
  for (const listener of listeners) listener()
}

/** Closes them if they are those of this place. */
export function closeComments(name: string): void {
  if (open?.name === name) openComments(null)
}

export function useOpenComments(): OpenComments | null {
  return useSyncExternalStore(listen, () => open)
}

function listen(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
