import { location } from '#catalogue/collections/location.ts'
import { type Address, addressLine, mapLink } from '#catalogue/collections/postal-address.ts'
import { entryPath } from '#catalogue/content/entry-path.ts'
import { type Reading, readSome } from '#domain/reading/reading.ts'
import type { I18n } from '#web/site/i18n.tsx'

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
