import type { Collection } from '#catalogue/declaration.ts'
import {
  countFilteredEntries,
  countShownValues,
  listFilteredIds,
} from '#store/content/guest-lists/shown-values.ts'
import { type Reading, trackList } from './reading.ts'
import { type ResolvedEntry, resolveSome } from './resolve-entries.ts'

/** Values of a collection's facets that entries have to have, at least one; the one that leaves fewest comes last. */
export type Narrowing = Readonly<Record<string, string>>

/** Values of which one is enough, beside those that all have to be there. */
export type AnyOf = readonly { name: string; value: string }[]

/** A value that a list can be narrowed down to. */
export interface FacetCount {
  /** As the first language has it. */
  value: string
  count: number
  /** The first entry that has it: what the value is called in another language is read there. */
  entryId: number
}

/** A page of the live entries that have all of these values, in their own order. */
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

/** How many there are: what a list is paged by. */
export function countNarrowedEntries(
  reading: Reading,
  collection: Collection,
  values: Narrowing,
  anyOf?: AnyOf,
): Promise<number> {
  const narrowed = { ...trackNarrowed(reading, collection, values), ...(anyOf ? { anyOf } : {}) }
  return countFilteredEntries(reading.db, narrowed)
}

/** Which values of a facet they have, with how many entries. */
export function countFacet(
  reading: Reading,
  collection: Collection,
  values: Narrowing,
  name: string,
): Promise<FacetCount[]> {
  return countShownValues(reading.db, trackNarrowed(reading, collection, values), name)
}

function trackNarrowed(reading: Reading, collection: Collection, values: Narrowing) {
  trackList(reading, collection)
  return { type: collection.key, now: reading.now, values }
}
