import { location } from '#catalogue/collections/location.ts'
import { type ServiceFilter, serviceMask } from '#catalogue/collections/location-services.ts'
import { countSpots, listSpots } from '#store/search/spots.ts'
import { type Reading, trackList } from '../reading.ts'
import { type ResolvedEntry, resolveSome } from '../resolve-entries.ts'

/**
 * Returns a page of the restaurants that offer a service, by name, and how many do. Part of the
 * reading, so that its pages are cached; what guests type is found by `findLocations`.
 */
export async function resolveOffering(
  reading: Reading,
  service: ServiceFilter,
  page: { limit: number; offset: number },
): Promise<{ entries: ResolvedEntry<typeof location>[]; total: number }> {
  const { db, now } = reading
  trackList(reading, location)
  const filter = { type: location.key, now, marks: serviceMask(service) }
  const ids = await listSpots(db, filter, page)
  return {
    entries: await resolveSome(reading, location, ids),
    total: await countSpots(db, filter, false),
  }
}
