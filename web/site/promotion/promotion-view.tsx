import { useI18n } from '#web/site/i18n.tsx'
import type { Offer } from '#web/site/offers/load-offers.ts'
import { OfferCard } from '#web/site/offers/offer-card.tsx'
import { Paging } from '#web/site/paging/paging.tsx'
import { Breadcrumbs } from '#web/site/seo/breadcrumbs.tsx'
import { Icon } from '#web/ui/icon.tsx'

interface PromotionViewProps {
  offers: Offer[]
  page: number
  last: number
  origin: string
}

/** Every offer as a card, the first one wide. */
export function PromotionView({ offers, page, last, origin }: PromotionViewProps) {
  const { t, href } = useI18n()
  return (
    <div className="page-column">
      <Breadcrumbs steps={[{ name: t('page.promotions'), path: '/promotion' }]} origin={origin} />
      <h1 className="section-title">{t('page.promotions')}</h1>
      <p className="page-lead">{t(offers.length > 0 ? 'offers.lead' : 'offers.none')}</p>
      {offers.length === 0 && (
        <p>
          <a className="button" href={href('/menu')}>
            {t('offers.toMenu')}
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
