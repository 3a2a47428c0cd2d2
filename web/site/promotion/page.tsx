import { promotion } from '#catalogue/collections/promotion.ts'
import { countEntries } from '#domain/reading/count-entries.ts'
import type { Page } from '#web/page.ts'
import { loadBrand } from '#web/site/load-brand.ts'
import { loadOffers } from '#web/site/offers/load-offers.ts'
import { PageHead } from '#web/site/page-head.tsx'
import { asksPage } from '#web/site/paging/paging.tsx'
import { listSitemap } from '#web/site/seo/load-entry-sitemap.ts'
import { PromotionView } from './promotion-view.tsx'

const perPage = 12

/** The offers that can be had now (specification section 2, "Public routes"). */
export const promotionPage: Page = {
  styles: 'web/site/promotion/page.css',
  found: {
    title: (t) => t('page.promotions'),
    text: (t) => t('offers.lead'),
    topics: ['offers'],
  },
  asks: asksPage,
  sitemap: listSitemap('promotions', promotion, '/promotion'),
  async draw({ reading, origin, query, i18n: { language, t } }) {
    const page = Number(query.page ?? 1)
    const brand = await loadBrand(reading, language)
    const last = Math.max(1, Math.ceil((await countEntries(reading, promotion)) / perPage))
    if (page > last) return null
    const part = { limit: perPage, offset: (page - 1) * perPage }
    const offers = await loadOffers(reading, part, brand, t)
    const titles = [t('page.promotions'), ...(page > 1 ? [t('paging.page', { number: page })] : [])]
    return (
      <>
        <PageHead
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
