import type { OfferEntry } from '#web/site/offers/load-offers.ts'
import type { RestaurantAddress } from '#web/site/restaurants/load-addresses.ts'
import { locationData } from './location-data.ts'

interface Around {
  url: string
  brand: string
  origin: string
  /** Of its restaurants, where it can be had in some only. */
  places: readonly RestaurantAddress[]
}

/** An offer with the time in which and the restaurants in which it can be had (schema.org Offer). */
export function offerData(
  { values, starts_at, ends_at }: OfferEntry,
  { url, brand, origin, places }: Around,
): Record<string, unknown> {
  const { title, summary, image } = values
  const shops = places.map(({ name, parts }) => ({
    '@type': 'Place',
    name,
    ...locationData(parts),
  }))
  return {
    '@context': 'https://schema.org',
    '@type': 'Offer',
    name: title,
    url,
    ...(summary ? { description: summary } : {}),
    ...(image ? { image: `${origin}${image.src}` } : {}),
    ...(starts_at ? { availabilityStarts: starts_at, validFrom: starts_at } : {}),
    ...(ends_at ? { availabilityEnds: ends_at, validThrough: ends_at } : {}),
    availability: 'https://schema.org/InStoreOnly',
    ...(shops.length > 0 ? { availableAtOrFrom: shops } : {}),
    offeredBy: { '@type': 'Organization', '@id': `${origin}/#organization`, name: brand },
  }
}
