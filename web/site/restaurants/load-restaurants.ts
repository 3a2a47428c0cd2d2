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
import { type Address, addressLine, mapLink } from '#catalogue/collections/postal-address.ts'
import { entryPath } from '#catalogue/content/entry-path.ts'
import { type HourRow, hourRows } from '#catalogue/opening/hour-rows.ts'
import type { Picture } from '#catalogue/published.ts'
import { addDays } from '#catalogue/time/calendar.ts'
import { type Reading, readSome } from '#domain/reading/reading.ts'
import type { ResolvedEntry } from '#domain/reading/resolve-entries.ts'
import { optionLabels } from '#web/site/format.ts'
import type { I18n } from '#web/site/i18n.tsx'
import { type BadgeData, badgeData } from './badges/badge-data.ts'

export type RestaurantEntry = ResolvedEntry<typeof location>

/** A restaurant as lists show it. */
export interface Restaurant {
  id: number
  path: string
  name: string
  address: string
  phone: { address: string; words: string } | null
  /** Where a map of it is; '' where nobody has said where it is. */
  map: string
  /** In words, in the page's language. */
  services: string[]
  /** Closed for now and coming do not hang on the clock. */
  state: RestaurantEntry['values']['state']
  hours: HourRow[]
  /** Null where it does not deliver. */
  delivery: HourRow[] | null
  picture: Picture | null
  badge: BadgeData
}

/** @param asked which service its badge speaks of; left out: the restaurant itself */
export function toRestaurant(
  { id, path, values }: RestaurantEntry,
  now: string,
  i18n: I18n,
  asked?: ServiceFilter,
): Restaurant {
  const { services, phone, latitude, longitude } = values
  return {
    id,
    path: path ?? '/contact',
    name: values.name,
    address: addressLine(values, i18n),
    phone: phone === '' ? null : { address: `tel:${phone}`, words: phoneInGroups(phone) },
    map: mapLink(values),
    services: optionLabels(location, 'services', services, i18n.language),
    state: values.state,
    hours: hourRows(weekOfService(values, mainService(services)), i18n),
    delivery: services.includes('delivery')
      ? hourRows(weekOfService(values, 'delivery'), i18n)
      : null,
    picture: values.image,
    badge: badgeData(
      openingOf(values, serviceOf(services, asked)),
      latitude === null || longitude === null ? null : [latitude, longitude],
      // Wherever it is, that day is over.
      addDays(now.slice(0, 10), -2),
    ),
  }
}

/** The one whose hours are meant by what was asked. */
function serviceOf(own: readonly Service[], asked: ServiceFilter | undefined): Service {
  if (asked === undefined) return mainService(own)
  if (asked !== 'pickup') return asked
  return own.includes('take_away') || !offersService(own, 'pickup') ? 'take_away' : 'drive_through'
}

/** A number in E.164 in the groups of its own country, to be read and dialled from abroad: `+44 20 7946 0123`. */
export function phoneInGroups(number: string): string {
  return parsePhoneNumberFromString(number)?.formatInternational() ?? number
}

/** Where a restaurant is: what is said of it where something else speaks of it. */
export interface RestaurantAddress {
  id: number
  name: string
  path: string
  town: string
  /** In one line; '' where nobody has said. */
  address: string
  /** Where a map of it is; '' where nobody has said where it is. */
  map: string
  parts: Address & { latitude: number | null; longitude: number | null }
}

/** Those of some restaurants that guests see, by their ids. */
export async function loadAddresses(
  reading: Reading,
  ids: readonly number[],
  i18n: I18n,
): Promise<Map<number, RestaurantAddress>> {
  const found = await readSome(reading, location, [...new Set(ids)])
  return new Map(
    found.map(({ id, slug, values }) => {
      const path = entryPath(location, id, slug) ?? '/contact'
      const address = addressLine(values, i18n)
      const { name, town } = values
      return [id, { id, name, path, town, address, map: mapLink(values), parts: values }]
    }),
  )
}
