import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { location } from '#catalogue/collections/location.ts'
import {
  mainService,
  offersService,
  openingOf,
  type Service,
  type ServiceFilter,
  weekOfService,
} from '#catalogue/collections/location-services.ts'
import type { OrderLink } from '#catalogue/collections/ordering/order-links.ts'
import { type Address, addressLine, mapLink } from '#catalogue/collections/postal-address.ts'
import { entryPath } from '#catalogue/content/entry-path.ts'
import type { ResolvedReference } from '#catalogue/fields/lists/references.ts'
import { nameField } from '#catalogue/fields/resolve-field.ts'
import { type DatedHourRow, datedHourRows } from '#catalogue/opening/hour-rows.ts'
import type { Picture } from '#catalogue/published.ts'
import { addDays } from '#catalogue/time/calendar.ts'
import { type PlacedEntry, readLocationsOf } from '#domain/reading/locations/at-location.ts'
import { type Reading, readEntriesByIds } from '#domain/reading/reading.ts'
import type { ResolvedEntry } from '#domain/reading/resolve-entries.ts'
import { optionLabels } from '#web/site/format.ts'
import type { I18n } from '#web/site/i18n.tsx'
import { type BadgeData, badgeData } from './badges/badge-data.ts'

export type RestaurantEntry = ResolvedEntry<typeof location>

export interface Restaurant {
  id: number
  path: string
  name: string
  address: string
  phone: { address: string; words: string } | null
  /** Address of its map; '' when its location is not set. */
  map: string
  /** In the language of the page. */
  services: string[]
  state: RestaurantEntry['values']['state']
  hours: DatedHourRow[]
  /** Null without delivery. */
  delivery: DatedHourRow[] | null
  picture: Picture | null
  badge: BadgeData
  /** Where to order by the service that guests asked for. */
  order: readonly OrderLink[]
}

/**
 * @param asked service that the badge shows; by default the restaurant itself
 * @param order where to order by that service
 */
export function toRestaurant(
  { id, path, values }: RestaurantEntry,
  now: string,
  i18n: I18n,
  { asked, order = [] }: { asked?: ServiceFilter | undefined; order?: readonly OrderLink[] } = {},
): Restaurant {
  const { services, phone, latitude, longitude } = values
  return {
    id,
    path: path ?? '/contact',
    name: values.name,
    address: addressLine(values, i18n),
    phone:
      phone === ''
        ? null
        : { address: `tel:${phone}`, words: nameField(values, 'phone', phoneInGroups(phone)) },
    map: mapLink(values),
    services: optionLabels(location, 'services', services, i18n.language).map((service) =>
      nameField(values, 'services', service),
    ),
    state: values.state,
    hours: datedHourRows(weekOfService(values, mainService(services)), i18n),
    delivery: services.includes('delivery')
      ? datedHourRows(weekOfService(values, 'delivery'), i18n)
      : null,
    picture: values.image,
    order,
    badge: badgeData(
      openingOf(values, serviceOf(services, asked)),
      latitude === null || longitude === null ? null : [latitude, longitude],
      // Over in every time zone.
      addDays(now.slice(0, 10), -2),
    ),
  }
}

/** Returns the service whose hours the filter means. */
function serviceOf(own: readonly Service[], asked: ServiceFilter | undefined): Service {
  if (asked === undefined) return mainService(own)
  if (asked !== 'pickup') return asked
  return own.includes('take_away') || !offersService(own, 'pickup') ? 'take_away' : 'drive_through'
}

/** Formats an E.164 number in the groups of its country: `+44 20 7946 0123`. */
export function phoneInGroups(number: string): string {
  return parsePhoneNumberFromString(number)?.formatInternational() ?? number
}

/** Address of a restaurant, for jobs and offers. */
export interface RestaurantAddress {
  id: number
  name: string
  path: string
  town: string
  /** In one line; empty where it is not set. */
  address: string
  /** Address of its map; '' when its location is not set. */
  map: string
  parts: Address & { latitude: number | null; longitude: number | null }
}

/** Restaurants that a page names of an offer, a job or a menu item in groups of restaurants. */
const maxNamed = 100

/** Returns a function that returns the restaurants of an entry: its own and those of its groups. */
export async function loadPlacedAddresses<E extends PlacedEntry>(
  reading: Reading,
  entries: readonly E[],
  i18n: I18n,
): Promise<(entry: E) => RestaurantAddress[]> {
  const locationsOf = await readLocationsOf(reading, entries)
  const named = (entry: E) =>
    entry.values.groups.length === 0 ? locationsOf(entry) : locationsOf(entry).slice(0, maxNamed)
  const addresses = await loadAddresses(reading, entries.flatMap(named), i18n)
  return (entry) => named(entry).flatMap((id) => addresses.get(id) ?? [])
}

export interface NamedRestaurants {
  restaurants: readonly ResolvedReference[]
  /** There are more, in its groups. */
  hasMore: boolean
}

/** Returns the restaurants that a page names of an entry: its own and those of its groups. */
export async function loadNamedRestaurants(
  reading: Reading,
  entry: PlacedEntry & { values: { locations: readonly ResolvedReference[] } },
  i18n: I18n,
): Promise<NamedRestaurants> {
  const own = entry.values.locations
  const all = (await readLocationsOf(reading, [entry]))(entry)
  const others = all.filter((id) => own.every((one) => one.id !== id))
  const addresses = await loadAddresses(reading, others.slice(0, maxNamed), i18n)
  const named = [...addresses.values()].map(({ id, name, path }) => ({ id, title: name, path }))
  return { restaurants: [...own, ...named], hasMore: others.length > maxNamed }
}

export async function loadAddresses(
  reading: Reading,
  ids: readonly number[],
  i18n: I18n,
): Promise<Map<number, RestaurantAddress>> {
  const entries = await readEntriesByIds(reading, location, [...new Set(ids)])
  return new Map(
    entries.map(({ id, slug, values }) => {
      const path = entryPath(location, id, slug) ?? '/contact'
      const address = addressLine(values, i18n)
      const { name, town } = values
      return [id, { id, name, path, town, address, map: mapLink(values), parts: values }]
    }),
  )
}
