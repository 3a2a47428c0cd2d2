import { menuItem } from '#catalogue/collections/menu-item.ts'
import { promotion } from '#catalogue/collections/promotion.ts'
import { resolveSome } from '#domain/reading/resolve-entries.ts'
import { entryPage } from '#web/load-entry-page.ts'
import type { Visit } from '#web/page.ts'
import { loadBrand } from '#web/site/load-brand.ts'
import { toMenuItem } from '#web/site/menu-items/load-menu-items.ts'
import { loadOffers, type OfferEntry, offerFacts, toOffer } from '#web/site/offers/load-offers.ts'
import { formatWindowEnd, formatWindowStart } from '#web/site/offers/offer-window.ts'
import { PageMeta } from '#web/site/page-meta.tsx'
import {
  loadAddresses,
  loadNamedRestaurants,
  type RestaurantAddress,
} from '#web/site/restaurants/load-restaurants.ts'
import { locationData } from '#web/site/seo/data/location-data.ts'
import { entrySitemap } from '#web/site/seo/load-page-sitemap.ts'
import { StructuredData } from '#web/site/seo/structured-data.tsx'
import { OfferView, UnavailableView } from './offer-view.tsx'

const others = 3

/** An offer (specification section 2, "Public routes"): upcoming, live or ended. */
export const promotionDetailsPage = entryPage(promotion, renderLive, {
  styles: 'web/site/promotion-details/page.css',
  sitemap: entrySitemap('promotions', promotion),
  async renderUnavailable(away, visit) {
    const { reading, i18n, origin } = visit
    const brand = await loadBrand(reading, i18n.language)
    const offers = await loadOffers(reading, { limit: others, offset: 0 }, brand, i18n.t)
    if (away.state === 'upcoming') {
      const date = formatWindowStart(away.starts_at, reading.now, brand)
      const title = i18n.t('offers.soon')
      const words = i18n.t('offers.starts', { date })
      return (
        <UnavailableView
          title={title}
          words={words}
          offers={offers}
          brand={brand}
          origin={origin}
        />
      )
    }
    const { entry } = away
    const date = formatWindowEnd(entry.ends_at, reading.now, brand)
    const words = i18n.t('offers.ended', { date })
    const { title } = entry.values
    return (
      <UnavailableView title={title} words={words} offers={offers} brand={brand} origin={origin} />
    )
  },
})

async function renderLive(entry: OfferEntry, { reading, origin, i18n }: Visit) {
  const { t, language, href } = i18n
  const brand = await loadBrand(reading, language)
  const offer = toOffer(entry, reading.now, brand, t)
  const live = await loadOffers(reading, { limit: others + 1, offset: 0 }, brand, t)
  const isLimited = entry.values.restaurants === 'some'
  const { restaurants, hasMore } = await loadNamedRestaurants(reading, entry, i18n)
  const shops = isLimited ? restaurants : []
  const places = await loadAddresses(
    reading,
    shops.map(({ id }) => id),
    i18n,
  )
  const { seo_title, seo_description, description, terms, items, cta_text, cta_url } = entry.values
  const dishes = await resolveSome(
    reading,
    menuItem,
    items.map(({ id }) => id),
  )
  return (
    <>
      <PageMeta
        title={`${seo_title || offer.title} · ${brand.name}`}
        description={seo_description || offer.summary || t('offers.lead')}
        picture={offer.picture ?? brand.picture}
        origin={origin}
      />
      <StructuredData
        data={offerData(entry, {
          url: `${origin}${href(offer.path)}`,
          brand: brand.name,
          origin,
          places: [...places.values()],
        })}
      />
      <OfferView
        offer={offer}
        description={description}
        terms={terms}
        facts={offerFacts(entry, i18n)}
        restaurants={shops}
        hasMore={isLimited && hasMore}
        button={cta_url ? { text: cta_text, url: cta_url } : null}
        dishes={dishes.map((dish) => toMenuItem(dish, reading.now, brand, i18n))}
        others={live.filter(({ id }) => id !== offer.id).slice(0, others)}
        origin={origin}
      />
    </>
  )
}

interface OfferContext {
  url: string
  brand: string
  origin: string
  /** Its restaurants; empty where all have it. */
  places: readonly RestaurantAddress[]
}

/** Returns the structured data (schema.org Offer) with dates and restaurants. */
function offerData(
  { values, starts_at, ends_at }: OfferEntry,
  { url, brand, origin, places }: OfferContext,
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
