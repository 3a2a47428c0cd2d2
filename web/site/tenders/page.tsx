import { tender } from '#catalogue/collections/tender.ts'
import { countEntries } from '#domain/reading/count-entries.ts'
import type { Page } from '#web/page.ts'
import { CareerNav, type Openings } from '#web/site/careers/career-nav.tsx'
import { countOpenings } from '#web/site/careers/load-jobs.ts'
import { useI18n } from '#web/site/i18n.tsx'
import { loadBrand } from '#web/site/load-brand.ts'
import { PageMeta } from '#web/site/page-meta.tsx'
import { Paging, pageParam } from '#web/site/paging/paging.tsx'
import { Breadcrumbs } from '#web/site/seo/breadcrumbs.tsx'
import { listSitemap } from '#web/site/seo/load-page-sitemap.ts'
import { loadClosedTenders, loadTenders, type Tender } from './load-tenders.ts'
import { TenderCard } from './tender-card.tsx'

const perPage = 12

const maxClosed = 6

/** The open tenders (specification section 2, "Public routes"). */
export const tendersPage: Page = {
  styles: 'web/site/tenders/page.css',
  searchEntry: {
    title: (t) => t('careers.tenders'),
    text: (t) => t('tenders.lead'),
    topics: ['suppliers'],
  },
  cachedParams: pageParam,
  sitemap: listSitemap('careers', tender, '/work-with-us/tender'),
  async render({ reading, origin, query, i18n: { language, t } }) {
    const page = Number(query.page ?? 1)
    const last = Math.max(1, Math.ceil((await countEntries(reading, tender)) / perPage))
    if (page > last) return null
    const brand = await loadBrand(reading, language)
    const part = { limit: perPage, offset: (page - 1) * perPage }
    const tenders = await loadTenders(reading, part, brand)
    const closed = page === 1 ? await loadClosedTenders(reading, maxClosed, brand) : []
    const titles = [
      t('careers.tenders'),
      ...(page > 1 ? [t('paging.page', { number: page })] : []),
      brand.name,
    ]
    return (
      <>
        <PageMeta
          title={titles.join(' · ')}
          description={t('tenders.lead')}
          picture={brand.picture}
          origin={origin}
        />
        <TendersView
          {...{ tenders, closed, page, last, origin }}
          open={await countOpenings(reading)}
        />
      </>
    )
  },
}

interface TendersViewProps {
  tenders: readonly Tender[]
  closed: readonly Tender[]
  page: number
  last: number
  open: Openings
  origin: string
}

function TendersView({ tenders, closed, page, last, open, origin }: TendersViewProps) {
  const { t } = useI18n()
  const path = '/work-with-us/tender'
  const steps = [
    { name: t('page.careers'), path: '/work-with-us' },
    { name: t('careers.tenders'), path },
  ]
  return (
    <div className="page-column careers">
      <Breadcrumbs steps={steps} origin={origin} />
      <h1 className="section-title">{t('careers.tenders')}</h1>
      <p className="page-lead">{t(tenders.length > 0 ? 'tenders.lead' : 'tenders.none')}</p>
      <CareerNav path={path} open={open} />
      <div className="jobs">
        {tenders.map((tender) => (
          <TenderCard key={tender.id} tender={tender} level="h2" />
        ))}
      </div>
      <Paging path={path} page={page} last={last} />
      {closed.length > 0 && <ClosedTenders tenders={closed} />}
    </div>
  )
}

function ClosedTenders({ tenders }: { tenders: readonly Tender[] }) {
  const { t, href, langAttributes } = useI18n()
  return (
    <section className="career-others" aria-labelledby="closed-tenders">
      <h2 id="closed-tenders" className="career-heading">
        {t('tenders.recent')}
      </h2>
      <ul className="tenders-closed">
        {tenders.map(({ id, path, title, reference, closes, isDecided }) => (
          <li key={id}>
            <a href={href(path)} {...langAttributes(title)}>
              {title}
            </a>
            <p>
              <bdi>{reference}</bdi>
              {closes && <span>{t('tenders.closedOn', { date: closes })}</span>}
              <span className="tender-state">
                {t(isDecided ? 'tenders.decided' : 'tenders.undecided')}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
