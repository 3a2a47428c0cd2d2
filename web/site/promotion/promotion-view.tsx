import type { Offer } from '#web/site/offers/load-offers.ts'
import { OfferCard } from '#web/site/offers/offer-card.tsx'
import { Paging } from '#web/site/paging/paging.tsx'
import { Breadcrumbs } from '#web/site/seo/breadcrumbs.tsx'
import { useSpeech } from '#web/site/speech.tsx'
import { Icon } from '#web/ui/icon.tsx'

interface PromotionViewProps {
  offers: Offer[]
  page: number
  last: number
  origin: string
}

/** Every offer as a card, the first one wide. */
export function PromotionView({ offers, page, last, origin }: PromotionViewProps) {
  const { say, href } = useSpeech()
  return (
    <div className="page-column">
      <Breadcrumbs steps={[{ name: say('page.promotions'), path: '/promotion' }]} origin={origin} />
      <h1 className="section-title">{say('page.promotions')}</h1>
      <p className="page-lead">{say(offers.length > 0 ? 'offers.lead' : 'offers.none')}</p>
      {offers.length === 0 && (
        <p>
          <a className="button" href={href('/menu')}>
            {say('offers.toMenu')}
            <Icon name="forward" turns />
          </a>
        </p>
      )}
      <div className="offers">
        {offers.map((offer, place) => (
          <OfferCard key={offer.id} offer={offer} isFirst={place === 0} level="h2" />
        ))}
      </div>
      <Paging path="/promotion" page={page} last={last} />
    </div>
  )
}
