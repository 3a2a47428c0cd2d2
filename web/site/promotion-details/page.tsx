import { menuItem } from '#catalogue/collections/menu-item.ts'
import { promotion } from '#catalogue/collections/promotion.ts'
import { drawSome } from '#domain/reading/draw-entries.ts'
import { loadEntryPage } from '#web/load-entry-page.ts'
import type { Visit } from '#web/page.ts'
import { toDish } from '#web/site/dishes/load-dishes.ts'
import { loadBrand } from '#web/site/load-brand.ts'
import { loadOffers, type OfferEntry, toOffer } from '#web/site/offers/load-offers.ts'
import { firstMoment, lastMoment } from '#web/site/offers/offer-window.ts'
import { PageHead } from '#web/site/page-head.tsx'
import { loadAddresses } from '#web/site/restaurants/load-addresses.ts'
import { offerData } from '#web/site/seo/data/offer-data.ts'
import { entrySitemap } from '#web/site/seo/load-entry-sitemap.ts'
import { StructuredData } from '#web/site/seo/structured-data.tsx'
import { AwayView } from './away-view.tsx'
import { factsOf } from './offer-facts.ts'
import { OfferView } from './offer-view.tsx'

/** How many other offers stand below one. */
const others = 3

/** An offer (specification section 2, "Public routes"): upcoming, live or ended by the clock. */
export const promotionDetailsPage = loadEntryPage(promotion, drawLive, {
  styles: 'web/site/promotion-details/page.css',
  sitemap: entrySitemap('promotions', promotion),
  async drawAway(away, visit) {
    const { reading, speech, origin } = visit
    const brand = await loadBrand(reading, speech.language)
    const offers = await loadOffers(reading, { limit: others, offset: 0 }, brand, speech.say)
    if (away.state === 'upcoming') {
      const date = firstMoment(away.starts_at, reading.now, brand)
      const title = speech.say('offers.soon')
      const words = speech.say('offers.starts', { date })
      return <AwayView title={title} words={words} offers={offers} brand={brand} origin={origin} />
    }
    const { entry } = away
    const date = lastMoment(entry.ends_at, reading.now, brand)
    const words = speech.say('offers.ended', { date })
    const { title } = entry.values
    return <AwayView title={title} words={words} offers={offers} brand={brand} origin={origin} />
  },
})

async function drawLive(entry: OfferEntry, { reading, origin, speech }: Visit) {
  const { say, language, href } = speech
  const brand = await loadBrand(reading, language)
  const offer = toOffer(entry, reading.now, brand, say)
  const live = await loadOffers(reading, { limit: others + 1, offset: 0 }, brand, say)
  const shops = entry.values.restaurants === 'some' ? entry.values.locations : []
  const places = await loadAddresses(
    reading,
    shops.map(({ id }) => id),
    speech,
  )
  const { seo_title, seo_description, description, terms, items, cta_text, cta_url } = entry.values
  const dishes = await drawSome(
    reading,
    menuItem,
    items.map(({ id }) => id),
  )
  return (
    <>
      <PageHead
        title={`${seo_title || offer.title} · ${brand.name}`}
        description={seo_description || offer.summary || say('offers.lead')}
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
        facts={factsOf(entry, speech)}
        restaurants={shops}
        button={cta_url ? { text: cta_text, url: cta_url } : null}
        dishes={dishes.map((dish) => toDish(dish, reading.now, brand, speech))}
        others={live.filter(({ id }) => id !== offer.id).slice(0, others)}
        origin={origin}
      />
    </>
  )
}
