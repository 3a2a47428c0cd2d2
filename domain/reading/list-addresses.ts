import { entryPath } from '#catalogue/content/entry-path.ts'
import type { Collection } from '#catalogue/declaration.ts'
import { mapLiveValues } from '#store/content/guest-lists/live-values.ts'
import { countLiveEntries, listLiveTitles } from '#store/content/live-revisions.ts'
import { listLiveSince } from '#store/content/live-since.ts'
import { type Reading, trackList } from './reading.ts'

/** The address of an entry's page and when its content changed. */
export interface EntryAddress {
  path: string
  /** ISO 8601 UTC; null without content in the reading's language. */
  changedAt: string | null
}

/** Returns a page of the addresses of a collection's live entries, without their content. */
export async function listAddresses(
  reading: Reading,
  collection: Collection,
  page: { limit: number; offset: number },
): Promise<EntryAddress[]> {
  const { db, now, language } = reading
  const { key } = collection
  trackList(reading, collection)
  const rows = await listLiveTitles(db, key, now, {
    ...page,
    total: await countLiveEntries(db, key, now),
  })
  const ids = rows.map(({ entry_id }) => entry_id)
  const translatedSince =
    language === '' ? null : await listLiveSince(db, { type: key, language, ids }, now)
  const name = collection.pages?.field
  const kinds = name ? await mapLiveValues(db, { type: key, name, ids }, now) : new Map()
  const valuesOf = (id: number) => (name ? { [name]: kinds.get(id) } : {})
  return rows.map(({ entry_id, slug, live_since }) => ({
    path: entryPath(collection, entry_id, slug, valuesOf(entry_id)) ?? '',
    changedAt: translatedSince ? later(translatedSince.get(entry_id), live_since) : live_since,
  }))
}

/** Returns the later of the translation's and the original's change; null without a translation. */
function later(translatedSince: string | undefined, first: string | null): string | null {
  if (translatedSince === undefined) return null
  return first !== null && first > translatedSince ? first : translatedSince
}
