import { location } from '#catalogue/collections/location.ts'
import { locales } from '#catalogue/languages.ts'
import { type Reading, readEntries } from '#domain/reading/reading.ts'
import { resolveSome } from '#domain/reading/resolve-entries.ts'
import {
  distanceInMetres,
  formatDistance,
  type Point,
} from '#web/site/contact/nearby/show-nearby.ts'
import type { I18n } from '#web/site/i18n.tsx'
import {
  type Restaurant,
  type RestaurantEntry,
  toRestaurant,
} from '#web/site/restaurants/load-restaurants.ts'

export interface NearbyRestaurant {
  restaurant: Restaurant
  /** Formatted, in the unit of the country. */
  distance: string
}

const most = { read: 500, listed: 3, metres: 60_000 }

/** Returns the nearest other restaurants, the nearest first; none where coordinates are unknown. */
export async function loadNearby(
  reading: Reading,
  { id: own, values }: RestaurantEntry,
  i18n: I18n,
): Promise<NearbyRestaurant[]> {
  const here = pointOf(values)
  if (here === null) return []
  const all = await readEntries(reading, location, most.read)
  const nearest = all
    .flatMap(({ id, values: other }) => {
      const there = pointOf(other)
      return id === own || there === null ? [] : [{ id, metres: distanceInMetres(here, there) }]
    })
    .filter(({ metres }) => metres <= most.metres)
    .toSorted((one, other) => one.metres - other.metres)
    .slice(0, most.listed)
  const entries = await resolveSome(
    reading,
    location,
    nearest.map(({ id }) => id),
  )
  return nearest.flatMap(({ id, metres }) => {
    const entry = entries.find((one) => one.id === id)
    if (!entry) return []
    const distance = formatDistance(metres, locales[i18n.language], values.country)
    return [{ restaurant: toRestaurant(entry, reading.now, i18n), distance }]
  })
}

function pointOf({
  latitude,
  longitude,
}: {
  latitude: number | null
  longitude: number | null
}): Point | null {
  return latitude === null || longitude === null ? null : [latitude, longitude]
}
