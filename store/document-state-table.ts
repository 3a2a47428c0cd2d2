import type { Generated } from 'kysely'
import type { DocumentLanguage } from '#catalogue/languages.ts'
import type { State } from '#catalogue/revision-state.ts'

/** One row a document, which every transition locks. What is live follows from it and the clock. */
export interface DocumentStateTable {
  subject: string
  entry_id: number
  language: DocumentLanguage
  version: number
  last_item_id: number
  /** The revision shown in the editor: the open one, else one rejected last, else the live one. */
  shown_id: number | null
  shown_state: State | null
  open_id: number | null
  live_id: number | null
  live_since: string | null
  live_ends_at: string | null
  live_archived: number
  scheduled_id: number | null
  scheduled_starts_at: string | null
  scheduled_ends_at: string | null
  scheduled_archived: number
  /** The log line of the last rejection, while it applies. */
  rejection_id: number | null
  title: string
  search_title: string
  /** Of the live revision, for guests. */
  live_title: string
  slug: string
  position: string
  updated_at: string
  /** How many campaigns it is part of. */
  lines: Generated<number>
}
