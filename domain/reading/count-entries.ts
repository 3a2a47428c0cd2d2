import type { Collection } from '#catalogue/declaration.ts'
import { countLiveEntries } from '#store/content/live-revisions.ts'
import { countPreviewedEntries } from '#store/content/preview/previewed-entries.ts'
import { type Reading, trackList } from './reading.ts'

/** Returns how many entries of a collection the reading shows. */
export function countEntries(reading: Reading, collection: Collection) {
  const { db, now, preview, only } = reading
  const { key } = collection
  trackList(reading, collection)
  const isOfDrafts = preview && only !== 0
  return isOfDrafts ? countPreviewedEntries(db, key, now) : countLiveEntries(db, key, now)
}
