import { location } from '#catalogue/collections/location.ts'
import type { ServiceFilter } from '#catalogue/collections/location-services.ts'
import type { LocationResults } from '#domain/locations/find-locations.ts'
import { resolveOffering } from '#domain/locations/resolve-offering.ts'
import { countEntries } from '#domain/reading/count-entries.ts'
import type { Reading } from '#domain/reading/reading.ts'
import { resolveEntries, resolveSome } from '#domain/reading/resolve-entries.ts'
import type { RestaurantEntry } from '#web/site/restaurants/load-restaurants.ts'

/** How many restaurants stand on a page: as many as an answer of sixty kilobytes has room for. */
const perPage = 9

/** The restaurants of a page, of all that were asked for. */
export interface RestaurantResults {
  entries: RestaurantEntry[]
  total: number
}

export function pageOf(page: number) {
  return { limit: perPage, offset: (page - 1) * perPage }
}

export function lastOf(total: number): number {
  return Math.max(1, Math.ceil(total / perPage))
}

/** What was found aside (`Page.search`); else those that offer a service, or all in their own order. */
export async function loadRestaurantResults(
  reading: Reading,
  found: LocationResults | null,
  { service, page }: { service: ServiceFilter | null; page: number },
): Promise<RestaurantResults> {
  if (found) {
    const ids = found.places.map(({ id }) => id)
    return { entries: await resolveSome(reading, location, ids), total: found.total }
  }
  if (service !== null) return resolveOffering(reading, service, pageOf(page))
  const total = await countEntries(reading, location)
  return { entries: await resolveEntries(reading, location, pageOf(page)), total }
}
