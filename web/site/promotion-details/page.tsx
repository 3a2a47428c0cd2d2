import { promotion } from '#catalogue/collections/promotion.ts'
import type { DrawnEntry } from '#domain/reading/draw-entries.ts'
import { loadEntryPage } from '#web/load-entry-page.ts'
import type { Visit } from '#web/page.ts'
import { loadBrand } from '#web/site/load-brand.ts'
import { loadOffers, toOffer } from '#web/site/offers/load-offers.ts'
import { firstMoment, lastMoment } from '#web/site/offers/offer-window.ts'
import { PageHead } from '#web/site/page-head.tsx'
import { AwayView } from './away-view.tsx'
import { OfferView } from './offer-view.tsx'

type Entry = DrawnEntry<typeof promotion>

/** How many other offers stand below one. */
const others = 3

/** An offer (specification section 2, "Public routes"): upcoming, live or ended by the clock. */
export const promotionDetailsPage = loadEntryPage(promotion, drawLive, {
  async drawAway(away, visit) {
    const { reading, speech, origin } = visit
    const brand = await loadBrand(reading, speech.language)
    const offers = await loadOffers(reading, { limit: others, offset: 0 }, brand, speech.say)
    if (away.state === 'upcoming') {
      const date = firstMoment(away.starts_at, reading.now, brand)
      const title = speech.say('offers.soon')
      const words = speech.say('offers.starts', { date })
      return (
        <AwayView title={title} words={words} offers={offers} brand={brand.name} origin={origin} />
      )
    }
    const { entry } = away
    const date = lastMoment(entry.ends_at, reading.now, brand)
    const words = speech.say('offers.ended', { date })
    const { title } = entry.values
    return (
      <AwayView title={title} words={words} offers={offers} brand={brand.name} origin={origin} />
    )
  },
})

async function drawLive(entry: Entry, { reading, origin, speech: { say, language } }: Visit) {
  const brand = await loadBrand(reading, language)
  const offer = toOffer(entry, reading.now, brand, say)
  const live = await loadOffers(reading, { limit: others + 1, offset: 0 }, brand, say)
  const { seo_title, seo_description } = entry.values
  return (
    <>
      <PageHead
        title={`${seo_title || offer.title} · ${brand.name}`}
        description={seo_description || offer.summary || say('offers.lead')}
        picture={offer.picture ?? brand.logo}
        origin={origin}
      />
      <OfferView
        offer={offer}
        others={live.filter(({ id }) => id !== offer.id).slice(0, others)}
        origin={origin}
      />
    </>
  )
}
