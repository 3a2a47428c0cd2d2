import { useSpeech } from '#web/site/speech.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { Offer } from './load-offers.ts'
import { OfferCard } from './offer-card.tsx'

/** What else can be had now, below an offer. */
export function OtherOffers({ offers }: { offers: Offer[] }) {
  const { say, href } = useSpeech()
  const isEmpty = offers.length === 0
  return (
    <section className="offers-others" aria-labelledby="other-offers">
      <h2 id="other-offers" className="offers-heading">
        {say(isEmpty ? 'offers.none' : 'offers.others')}
      </h2>
      <div className="offers">
        {offers.map((offer) => (
          <OfferCard key={offer.id} offer={offer} level="h3" />
        ))}
      </div>
      <p>
        <a className="button" href={href(isEmpty ? '/menu' : '/promotion')}>
          {say(isEmpty ? 'offers.toMenu' : 'offers.all')}
          <Icon name="forward" turns />
        </a>
      </p>
    </section>
  )
}
