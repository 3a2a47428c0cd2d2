import { useI18n } from '#web/site/i18n.tsx'
import type { PageBrand } from '#web/site/load-brand.ts'
import type { Offer } from '#web/site/offers/load-offers.ts'
import { OtherOffers } from '#web/site/offers/other-offers.tsx'
import { PageHead } from '#web/site/page-head.tsx'
import { Breadcrumbs } from '#web/site/seo/breadcrumbs.tsx'

interface AwayViewProps {
  title: string
  /** Since when or from when, in a sentence. */
  words: string
  offers: Offer[]
  brand: PageBrand
  origin: string
}

/** An offer that has ended, or has not begun: what there is instead. Never for search engines. */
export function UnavailableView({ title, words, offers, brand, origin }: AwayViewProps) {
  const { t, marked } = useI18n()
  const list = { name: t('page.promotions'), path: '/promotion' }
  return (
    <div className="page-column">
      <PageHead
        title={`${title} · ${brand.name}`}
        description={words}
        picture={brand.picture}
        origin={origin}
      />
      <meta name="robots" content="noindex" />
      <Breadcrumbs steps={[list, { name: title, path: '#content' }]} origin={origin} />
      <h1 className="section-title" {...marked(title)}>
        {title}
      </h1>
      <p className="offer-away">{words}</p>
      <OtherOffers offers={offers} />
    </div>
  )
}
