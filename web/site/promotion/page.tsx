import { promotion } from '#catalogue/collections/promotion.ts'
import { countEntries } from '#domain/reading/count-entries.ts'
import type { Page } from '#web/page.ts'
import { useI18n } from '#web/site/i18n.tsx'
import { loadBrand } from '#web/site/load-brand.ts'
import { loadOffers, type Offer } from '#web/site/offers/load-offers.ts'
import { OfferCard } from '#web/site/offers/offer-card.tsx'
import { PageMeta } from '#web/site/page-meta.tsx'
import { Paging, pageParam } from '#web/site/paging/paging.tsx'
import { Breadcrumbs } from '#web/site/seo/breadcrumbs.tsx'
import { listSitemap } from '#web/site/seo/load-page-sitemap.ts'
import { Icon } from '#web/ui/icon.tsx'

const perPage = 12

/** The live offers (specification section 2, "Public routes"). */
export const promotionPage: Page = {
  styles: 'web/site/promotion/page.css',
  searchEntry: {
    title: (t) => t('page.promotions'),
    text: (t) => t('offers.lead'),
    topics: ['offers'],
  },
  cachedParams: pageParam,
  sitemap: listSitemap('promotions', promotion, '/promotion'),
  async render({ reading, origin, query, i18n: { language, t } }) {
    const page = Number(query.page ?? 1)
    const brand = await loadBrand(reading, language)
    const last = Math.max(1, Math.ceil((await countEntries(reading, promotion)) / perPage))
    if (page > last) return null
    const part = { limit: perPage, offset: (page - 1) * perPage }
    const offers = await loadOffers(reading, part, brand, t)
    const titles = [t('page.promotions'), ...(page > 1 ? [t('paging.page', { number: page })] : [])]
    return (
      <>
        <PageMeta
          title={[...titles, brand.name].join(' · ')}
          description={t('offers.lead')}
          picture={offers[0]?.picture ?? brand.picture}
          origin={origin}
        />
        <PromotionView offers={offers} page={page} last={last} origin={origin} />
      </>
    )
  },
}

interface PromotionViewProps {
  offers: Offer[]
  page: number
  last: number
  origin: string
}

function PromotionView({ offers, page, last, origin }: PromotionViewProps) {
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
            <Icon name="forward" mirrored />
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
