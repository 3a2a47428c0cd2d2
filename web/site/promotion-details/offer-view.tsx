import type { Offer } from '#web/site/offers/load-offers.ts'
import { OtherOffers } from '#web/site/offers/other-offers.tsx'
import { Breadcrumbs } from '#web/site/seo/breadcrumbs.tsx'
import { useSpeech } from '#web/site/speech.tsx'
import { colourOf, Picture } from '#web/ui/picture.tsx'

interface OfferViewProps {
  offer: Offer
  others: Offer[]
  origin: string
}

/** An offer that can be had now. */
export function OfferView({ offer, others, origin }: OfferViewProps) {
  const { say, marked } = useSpeech()
  const list = { name: say('page.promotions'), path: '/promotion' }
  return (
    <div className="offers-page">
      <Breadcrumbs steps={[list, { name: offer.title, path: offer.path }]} origin={origin} />
      <article className="offer-full">
        <div className="offer-head deep-colour" style={colourOf(offer.picture)}>
          {offer.picture && (
            <Picture
              {...marked(offer.picture.alt)}
              picture={offer.picture}
              sizes="(width < 850px) 100vw, 50rem"
              urgency="first"
            />
          )}
          <div className="offer-words">
            {offer.until && <p className="offer-until">{offer.until}</p>}
            <h1 className="offer-name" {...marked(offer.title)}>
              {offer.title}
            </h1>
            {offer.summary && <p {...marked(offer.summary)}>{offer.summary}</p>}
          </div>
        </div>
      </article>
      {others.length > 0 && <OtherOffers offers={others} />}
    </div>
  )
}
