import type { Collection } from '#catalogue/declaration.ts'
import { findNewestChange } from '#store/content/live-since.ts'
import { type Reading, trackList } from './reading.ts'

/**
 * Returns when an entry of a collection last went on the site or left it (ISO 8601 UTC); null without
 * any.
 */
export function newestChange(reading: Reading, collection: Collection): Promise<string | null> {
  trackList(reading, collection)
  return findNewestChange(reading.db, collection.key, reading.now)
}
