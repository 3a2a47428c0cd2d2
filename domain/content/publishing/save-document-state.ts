import { indexSpots } from '#domain/search/spots/index-spots.ts'
import { type DocumentState, updateDocumentState } from '#store/content/document-states.ts'
import type { Revision } from '#store/content/revisions.ts'
import type { Tx } from '#store/tables.ts'
import type { Document } from '../document.ts'
import { saveShownValues } from './save-shown-values.ts'

/** The columns of a head that say what guests see, and when. */
const seen = [
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
 * Writes the head of a place as the steps of a transaction have left it: once, after the last of
 * them. What guests find, and narrow lists down by, changes with what they see. The head must be held.
 *
 * @param known revisions that need not be read again
 */
export async function saveDocumentState(
  tx: Tx,
  document: Document,
  {
    before,
    after,
    loaded: known = [],
  }: { before: DocumentState; after: DocumentState; loaded?: readonly Revision[] },
): Promise<void> {
  const isSeen = seen.some((column) => before[column] !== after[column])
  // The head first: the others read it.
  await updateDocumentState(tx, before, after)
  if (!isSeen) return
  await saveShownValues(tx, document, after, known)
  await indexSpots(tx, document.declaration, [document.entryId], known)
}
