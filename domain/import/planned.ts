import type { Content } from '#catalogue/declaration.ts'
import type { SentValues } from '#catalogue/json.ts'
import type { EntryWindow } from '#catalogue/time/window-meaning.ts'
import type { DocumentState } from '#store/content/document-states.ts'
import type { Revision } from '#store/content/revisions.ts'
import type { RowError } from './row.ts'

/** The planned outcome of a row. */
export interface Planned {
  number: number
  /** Null for a new entry. */
  entryId: number | null
  title: string
  outcome: 'new' | 'changed' | 'unchanged' | 'refused'
  errors: RowError[]
  /** Null when nothing is written. */
  draft: Draft | null
}

export interface Draft {
  /** Body of the save. */
  sent: SentValues
  /** As it was read; null for a new entry. */
  state: DocumentState | null
  base: Revision | undefined
  content: Content
  window: EntryWindow
}
