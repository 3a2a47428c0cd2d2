import type { Collection } from '#catalogue/declaration.ts'
import { anyEntryOf } from '#catalogue/order.ts'
import { countLiveEntries } from '#store/content/live-revisions.ts'
import { countPreviewedEntries } from '#store/content/preview/previewed-entries.ts'
import type { Reading } from './reading.ts'

/** How many entries of a collection guests see: what a list is paged by. */
export function countEntries({ db, now, preview, names, lists }: Reading, { key }: Collection) {
  names.add(anyEntryOf(key))
  lists.add(key)
  return preview ? countPreviewedEntries(db, key, now) : countLiveEntries(db, key, now)
}
