import { part } from '#web/site/brand/part.tsx'
import { useI18n } from '#web/site/i18n.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { averageColour, Picture } from '#web/ui/picture.tsx'
import type { Offer } from './load-offers.ts'

interface OfferCardProps {
  offer: Offer
  /** The first of a page is wide, and its picture loads first. */
  isFirst?: boolean
  level: 'h2' | 'h3'
}

export const OfferCard = part('OfferCard', DefaultOfferCard)

function DefaultOfferCard({ offer, isFirst = false, level: Heading }: OfferCardProps) {
  const { href, langAttributes } = useI18n()
  return (
    <article
      className={`offer deep-colour${isFirst ? ' offer-wide' : ''}`}
      style={averageColour(offer.picture)}
    >
      {offer.picture && (
        <Picture
          {...langAttributes(offer.picture.alt)}
          picture={offer.picture}
          sizes={`(width < 850px) calc(100vw - 2.5rem), ${isFirst ? 50 : 38}rem`}
          urgency={isFirst ? 'first' : 'later'}
        />
      )}
      <div className="offer-words">
        {offer.until && <p className="offer-until">{offer.until}</p>}
        <Heading className="offer-title">
          <a href={href(offer.path)} {...langAttributes(offer.title)}>
            {offer.title}
          </a>
        </Heading>
        {offer.summary && <p {...langAttributes(offer.summary)}>{offer.summary}</p>}
        <span className="arrow-disc">
          <Icon name="forward" mirrored />
        </span>
      </div>
    </article>
  )
}
