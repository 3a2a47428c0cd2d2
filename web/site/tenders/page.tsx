import { tender } from '#catalogue/collections/tender.ts'
import { countEntries } from '#domain/reading/count-entries.ts'
import type { Page } from '#web/page.ts'
import { loadOpen } from '#web/site/careers/load-open.ts'
import { loadBrand } from '#web/site/load-brand.ts'
import { PageHead } from '#web/site/page-head.tsx'
import { asksPage } from '#web/site/paging/paging.tsx'
import { listSitemap } from '#web/site/seo/load-entry-sitemap.ts'
import { loadClosedTenders, loadTenders } from './load-tenders.ts'
import { TendersView } from './tenders-view.tsx'

const perPage = 12

/** How many closed ones stand below. */
const closedShown = 6

/** The tenders that are open now (specification section 2, "Public routes"). */
export const tendersPage: Page = {
  styles: 'web/site/tenders/page.css',
  found: {
    title: (t) => t('careers.tenders'),
    text: (t) => t('tenders.lead'),
    topics: ['suppliers'],
  },
  asks: asksPage,
  sitemap: listSitemap('careers', tender, '/work-with-us/tender'),
  async draw({ reading, origin, query, i18n: { language, t } }) {
    const page = Number(query.page ?? 1)
    const last = Math.max(1, Math.ceil((await countEntries(reading, tender)) / perPage))
    if (page > last) return null
    const brand = await loadBrand(reading, language)
    const part = { limit: perPage, offset: (page - 1) * perPage }
    const tenders = await loadTenders(reading, part, brand)
    const closed = page === 1 ? await loadClosedTenders(reading, closedShown, brand) : []
    const titles = [
      t('careers.tenders'),
      ...(page > 1 ? [t('paging.page', { number: page })] : []),
      brand.name,
    ]
    return (
      <>
        <PageHead
          title={titles.join(' · ')}
          description={t('tenders.lead')}
          picture={brand.picture}
          origin={origin}
        />
        <TendersView {...{ tenders, closed, page, last, origin }} open={await loadOpen(reading)} />
      </>
    )
  },
}
