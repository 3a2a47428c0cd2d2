import { indexSpots } from '#domain/search/location-index/index-spots.ts'
import { type DocumentState, updateDocumentState } from '#store/content/document-states.ts'
import type { Revision } from '#store/content/revisions.ts'
import type { Tx } from '#store/tables.ts'
import type { Document } from '../document.ts'
import { saveLiveValues } from './save-live-values.ts'

/** Columns that say what guests see, and when. */
const visibleColumns = [
  'live_id',
  'live_since',
  'live_ends_at',
  'live_archived',
  'scheduled_id',
  'scheduled_starts_at',
  'scheduled_ends_at',
  'scheduled_archived',
] as const

/**
 * Writes the state of a document once, after the last transition of a transaction. When what guests
 * see changes, their guest filters and the location index change with it. The document must be locked.
 *
 * @param loaded revisions that need not be read again
 */
export async function saveDocumentState(
  tx: Tx,
  document: Document,
  {
    before,
    after,
    loaded = [],
  }: { before: DocumentState; after: DocumentState; loaded?: readonly Revision[] },
): Promise<void> {
  const isVisible = visibleColumns.some((column) => before[column] !== after[column])
  // The state first: the others read it.
  await updateDocumentState(tx, before, after)
  if (!isVisible) return
  await saveLiveValues(tx, document, after, loaded)
  await indexSpots(tx, document.declaration, [document.entryId], loaded)
}
