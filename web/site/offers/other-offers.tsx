import { useI18n } from '#web/site/i18n.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { Offer } from './load-offers.ts'
import { OfferSection } from './offer-section.tsx'

/** What else can be had now, below an offer. */
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
