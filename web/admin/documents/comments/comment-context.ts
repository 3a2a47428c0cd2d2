import { createContext } from 'react'
import type { DocumentView } from '#web/admin/api/wire.gen.ts'

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
