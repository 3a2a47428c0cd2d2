import type { OfferEntry } from '#web/site/offers/load-offers.ts'

/** An offer with the time in which it can be had (schema.org Offer). */
export function offerData(
  { values, starts_at, ends_at }: OfferEntry,
  url: string,
  brand: string,
  origin: string,
): Record<string, unknown> {
  const { title, summary, image } = values
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
    offeredBy: { '@type': 'Organization', '@id': `${origin}/#organization`, name: brand },
  }
}
