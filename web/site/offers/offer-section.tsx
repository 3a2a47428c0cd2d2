import type { ReactNode } from 'react'
import { useI18n } from '#web/site/i18n.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { Offer } from './load-offers.ts'
import { OfferCard } from './offer-card.tsx'

interface OfferSectionProps {
  /** Of the heading; unique on the page. */
  id: string
  title: string
  offers: readonly Offer[]
  /** Links below the offers. */
  children?: ReactNode
}

export function OfferSection({ id, title, offers, children }: OfferSectionProps) {
  return (
    <section className="offers-others" aria-labelledby={id}>
      <h2 id={id} className="offers-heading">
        {title}
      </h2>
      <div className="offers">
        {offers.map((offer) => (
          <OfferCard key={offer.id} offer={offer} level="h3" />
        ))}
      </div>
      {children}
    </section>
  )
}

export function OtherOffers({ offers }: { offers: Offer[] }) {
  const { t, href } = useI18n()
  const isEmpty = offers.length === 0
  const title = t(isEmpty ? 'offers.none' : 'offers.others')
  return (
    <OfferSection id="other-offers" title={title} offers={offers}>
      <p>
        <a className="button" href={href(isEmpty ? '/menu' : '/promotion')}>
          {t(isEmpty ? 'offers.toMenu' : 'offers.all')}
          <Icon name="forward" mirrored />
        </a>
      </p>
    </OfferSection>
  )
}
