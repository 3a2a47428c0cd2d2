import type { Collection } from '#catalogue/declaration.ts'
import { countLiveEntries } from '#store/content/live-revisions.ts'
import { countPreviewedEntries } from '#store/content/preview/previewed-entries.ts'
import { type Reading, trackList } from './reading.ts'

/** Returns how many entries of a collection guests see. */
export function countEntries(reading: Reading, collection: Collection) {
  const { db, now, preview } = reading
  const { key } = collection
  trackList(reading, collection)
  return preview ? countPreviewedEntries(db, key, now) : countLiveEntries(db, key, now)
}
