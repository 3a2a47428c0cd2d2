import type { Collection } from '#catalogue/declaration.ts'
import { listFilteredByValue } from '#store/content/guest-lists/live-values.ts'
import type { Narrowing } from './narrowed-entries.ts'
import { type Reading, trackList } from './reading.ts'
import { type ResolvedEntry, resolveSome } from './resolve-entries.ts'

/** Which entries, and the guest filter with their day (`2026-05-01`). */
export interface Dated {
  values: Narrowing
  by: string
}

/** Returns a page of the live entries with these values, the newest first. */
export async function resolveNewest<C extends Collection>(
  reading: Reading,
  collection: C,
  { values, by }: Dated,
  page: { limit: number; offset: number },
): Promise<ResolvedEntry<C>[]> {
  const narrowed = trackNarrowed(reading, collection, values)
  const ids = await listFilteredByValue(reading.db, narrowed, { by, ...page })
  return resolveSome(
    reading,
    collection,
    ids.map(({ id }) => id),
  )
}

/** Returns the entries with the same values that are nearest in time to one of them, without it. */
export async function resolveNear<C extends Collection>(
  reading: Reading,
  collection: C,
  { values, by }: Dated,
  { entry, most }: { entry: { id: number; day: string }; most: number },
): Promise<ResolvedEntry<C>[]> {
  const narrowed = trackNarrowed(reading, collection, values)
  const list = (direction: 'asc' | 'desc', limit: number) => {
    const start = { value: entry.day, direction }
    return listFilteredByValue(reading.db, narrowed, { by, limit, offset: 0, start })
  }
  const beside = [...(await list('desc', most + 1)), ...(await list('asc', most))]
  const away = ({ value }: { value: string }) => Math.abs(Date.parse(value) - Date.parse(entry.day))
  const nearest = beside
    .filter(({ id }) => id !== entry.id)
    .sort((one, other) => away(one) - away(other) || other.id - one.id)
    .slice(0, most)
  return resolveSome(
    reading,
    collection,
    nearest.map(({ id }) => id),
  )
}

function trackNarrowed(reading: Reading, collection: Collection, values: Narrowing) {
  trackList(reading, collection)
  return { type: collection.key, now: reading.now, values }
}
