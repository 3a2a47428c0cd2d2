import { useSpeech } from '#web/site/speech.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { Offer } from './load-offers.ts'
import { OfferSection } from './offer-section.tsx'

/** What else can be had now, below an offer. */
export function OtherOffers({ offers }: { offers: Offer[] }) {
  const { say, href } = useSpeech()
  const isEmpty = offers.length === 0
  const title = say(isEmpty ? 'offers.none' : 'offers.others')
  return (
    <OfferSection id="other-offers" title={title} offers={offers}>
      <p>
        <a className="button" href={href(isEmpty ? '/menu' : '/promotion')}>
          {say(isEmpty ? 'offers.toMenu' : 'offers.all')}
          <Icon name="forward" turns />
        </a>
      </p>
    </OfferSection>
  )
}
