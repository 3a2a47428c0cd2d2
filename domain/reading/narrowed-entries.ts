import type { Collection } from '#catalogue/declaration.ts'
import {
  countFilteredEntries,
  countLiveValues,
  listFilteredIds,
} from '#store/content/guest-lists/live-values.ts'
import { type Reading, trackList } from './reading.ts'
import { type ResolvedEntry, resolveSome } from './resolve-entries.ts'

/** Facet values that entries must have; the most selective comes last. */
export type Narrowing = Readonly<Record<string, string>>

/** At least one of these values is required. */
export type AnyOf = readonly { name: string; value: string }[]

/** A guest filter value with its number of entries. */
export interface FacetCount {
  /** In the first language. */
  value: string
  count: number
  /** The first entry with it, from which its translation is read. */
  entryId: number
}

/** Returns a page of the live entries with all of these values, in their order. */
export async function resolveNarrowed<C extends Collection>(
  reading: Reading,
  collection: C,
  {
    values,
    page,
    anyOf,
  }: { values: Narrowing; page: { limit: number; offset: number }; anyOf?: AnyOf | undefined },
): Promise<ResolvedEntry<C>[]> {
  const narrowed = { ...trackNarrowed(reading, collection, values), ...(anyOf ? { anyOf } : {}) }
  const ids = await listFilteredIds(reading.db, narrowed, page)
  return resolveSome(reading, collection, ids)
}

/** Returns how many there are. */
export function countNarrowedEntries(
  reading: Reading,
  collection: Collection,
  values: Narrowing,
  anyOf?: AnyOf,
): Promise<number> {
  const narrowed = { ...trackNarrowed(reading, collection, values), ...(anyOf ? { anyOf } : {}) }
  return countFilteredEntries(reading.db, narrowed)
}

/** Returns the values of a guest filter with their numbers of entries. */
export function countFacet(
  reading: Reading,
  collection: Collection,
  values: Narrowing,
  name: string,
): Promise<FacetCount[]> {
  return countLiveValues(reading.db, trackNarrowed(reading, collection, values), name)
}

function trackNarrowed(reading: Reading, collection: Collection, values: Narrowing) {
  trackList(reading, collection)
  return { type: collection.key, now: reading.now, values }
}
