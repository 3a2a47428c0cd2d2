import { indexEntries } from '#domain/search/index-entries.ts'
import { indexSpots } from '#domain/search/spots/index-spots.ts'
import { type Head, storeHead } from '#store/content/heads.ts'
import type { Revision } from '#store/content/revisions.ts'
import type { Tx } from '#store/tables.ts'
import type { Place } from '../place.ts'
import { keepShownValues } from './keep-shown-values.ts'

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
export async function keepHead(
  tx: Tx,
  place: Place,
  before: Head,
  after: Head,
  known: readonly Revision[] = [],
): Promise<void> {
  const isSeen = seen.some((column) => before[column] !== after[column])
  // The head first: the others read it.
  await storeHead(tx, before, after)
  if (!isSeen) return
  await indexEntries(tx, place.declaration, [place.entryId], known)
  await keepShownValues(tx, place, after, known)
  await indexSpots(tx, place.declaration, [place.entryId], known)
}
