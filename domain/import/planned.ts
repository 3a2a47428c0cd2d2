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
  /** The groups that a restaurant is to be in by hand, where that changes. */
  groupIds?: readonly number[]
  /** Of a translation that changes, or whose source has changed. */
  text?: TranslatedText
}

/** A text before and after an import, as far as a preview shows it. */
export interface TranslatedText {
  /** Its path in the document, such as `title`. */
  field: string
  source: string
  /** The present source, where it is no longer that of the file. */
  sourceNow: string | null
  before: string
  after: string
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
