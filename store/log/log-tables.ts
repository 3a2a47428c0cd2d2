import type { Generated } from 'kysely'
import type { DocumentLanguage } from '#catalogue/languages.ts'
import type { State, Transition } from '#catalogue/revision-state.ts'

/** Append-only: triggers reject updates and deletes. */
export interface ActivityTable {
  id: Generated<number>
  at: string
  actor_id: number
  actor_name: string
  step: Transition
  subject: string
  entry_id: number
  language: Generated<DocumentLanguage>
  revision_id: number
  /** Null: on the site itself. */
  campaign: Generated<number | null>
  title: Generated<string>
  description: string
  from_state: State | 'none'
  to_state: State
  remarks: string | null
  /** Author of the revision that the line is about. */
  author_name: string
  author_at: string
  /** The import or bulk change that the line is part of. */
  batch: Generated<string | null>
  /** The first line of the same batch and transition, under which the log lists this one. */
  folded_into: Generated<number | null>
}
