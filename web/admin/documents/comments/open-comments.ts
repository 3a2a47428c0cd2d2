import { createContext, useSyncExternalStore } from 'react'
import type { DocumentView } from '#web/admin/api/wire.gen.ts'

/** The document whose comments are open, and the field they are narrowed to; null for all. */
export interface OpenComments {
  name: string
  field: { path: string; label: string } | null
  isInModal?: boolean
}

/** Only one document's comments are open at a time. */
let open: OpenComments | null = null
const listeners = new Set<() => void>()

export function openComments(next: OpenComments | null): void {
  open = next
  for (const listener of listeners) listener()
}

/** Closes the comments if they are this document's. */
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
  name: string
  label: string
  /** Open threads by field. */
  open: DocumentView['comments']
  /** Whether the reader may comment now; otherwise only fields with comments have a marker. */
  mayWrite: boolean
  /** The path before an item's fields: `items.12.`. */
  prefix: string
  isInModal: boolean
}

/** The commentable document around; null where there is none. */
export const CommentContext = createContext<Commentable | null>(null)
