import { location } from '#catalogue/collections/location.ts'
import type { AskedService } from '#catalogue/collections/location-services.ts'
import { drawOffering } from '#domain/locations/draw-offering.ts'
import type { FoundLocations } from '#domain/locations/find-locations.ts'
import { countEntries } from '#domain/reading/count-entries.ts'
import { drawEntries, drawSome } from '#domain/reading/draw-entries.ts'
import type { Reading } from '#domain/reading/reading.ts'
import type { RestaurantEntry } from '#web/site/restaurants/load-restaurants.ts'

/** How many restaurants stand on a page: as many as an answer of sixty kilobytes has room for. */
const perPage = 9

/** The restaurants of a page, of all that were asked for. */
export interface FoundRestaurants {
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
export async function loadFound(
  reading: Reading,
  found: FoundLocations | null,
  { service, page }: { service: AskedService | null; page: number },
): Promise<FoundRestaurants> {
  if (found) {
    const ids = found.places.map(({ id }) => id)
    return { entries: await drawSome(reading, location, ids), total: found.total }
  }
  if (service !== null) return drawOffering(reading, service, pageOf(page))
  const total = await countEntries(reading, location)
  return { entries: await drawEntries(reading, location, pageOf(page)), total }
}
