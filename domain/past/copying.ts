import type { Scratch } from '#store/sqlite/open-scratch.ts'
import type { Db } from '#store/tables.ts'

/** What of a page of the past is not known any more. */
export type PastGap = 'file_removed' | 'file_bytes_removed' | 'groups_changed' | 'revision_removed'

/** Where the past is read from, and what it is written into. */
export interface Copying {
  from: Db
  to: Scratch
  at: string
  gaps: Set<PastGap>
}
