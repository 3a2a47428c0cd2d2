import type { ReactNode } from 'react'
import type { Offer } from './load-offers.ts'
import { OfferCard } from './offer-card.tsx'

interface OfferSectionProps {
  /** Of its heading, on this page alone. */
  id: string
  title: string
  offers: readonly Offer[]
  /** Where it leads on to. */
  children?: ReactNode
}

/** Offers below what a page is about. */
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
