import { createContext, useSyncExternalStore } from 'react'
import type { DocumentView } from '#web/admin/api/wire.gen.ts'

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

interface Commentable {
  /** Of the place, among all that are on a screen. */
  name: string
  label: string
  /** How many threads are open at which field. */
  open: DocumentView['comments']
  /** May the reader write here now? Else there are marks only where something was written. */
  mayWrite: boolean
  /** Of an item's fields what stands before their keys: `items.12.`. */
  prefix: string
  isInModal: boolean
}

/** What may be commented on here; null for what may not. */
export const CommentContext = createContext<Commentable | null>(null)
