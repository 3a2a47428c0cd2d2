import { tender } from '#catalogue/collections/tender.ts'
import { entryPage } from '#web/load-entry-page.ts'
import type { Visit } from '#web/page.ts'
import { entryClock, formatDeadline } from '#web/site/format.ts'
import { useI18n } from '#web/site/i18n.tsx'
import { loadBrand, type PageBrand } from '#web/site/load-brand.ts'
import { PageMeta } from '#web/site/page-meta.tsx'
import { Breadcrumbs } from '#web/site/seo/breadcrumbs.tsx'
import { entrySitemap } from '#web/site/seo/load-page-sitemap.ts'
import { loadTenders, type TenderEntry } from '#web/site/tenders/load-tenders.ts'
import { Icon } from '#web/ui/icon.tsx'
import { tenderContent } from './tender-content.ts'
import { TenderView } from './tender-view.tsx'

const others = 2

/**
 * A tender (specification section 2, "Public routes"): upcoming, open, or closed with its outcome.
 */
export const tenderDetailsPage = entryPage(
  tender,
  (entry, visit) => renderTender(entry, visit, null),
  {
    styles: 'web/site/tender-details/page.css',
    sitemap: entrySitemap('careers', tender),
    async renderUnavailable(away, visit) {
      if (away.state === 'ended') return renderTender(away.entry, visit, away.entry.ends_at)
      const { reading, i18n, origin } = visit
      const brand = await loadBrand(reading, i18n.language)
      const words = i18n.t('tenders.starts', { date: formatDeadline(away.starts_at, brand) })
      return <SoonView {...{ words, brand, origin }} />
    },
  },
)

async function renderTender(entry: TenderEntry, visit: Visit, closedAt: string | null) {
  const { reading, origin, i18n } = visit
  const brand = await loadBrand(reading, i18n.language)
  const { title, summary, seo_title, seo_description, reference } = entry.values
  const content = tenderContent(entry, brand, i18n)
  const part = { limit: others + 1, offset: 0 }
  const open = await loadTenders(reading, part, brand)
  const isPreview = reading.preview
  return (
    <>
      <PageMeta
        title={`${seo_title || title} · ${brand.name}`}
        description={seo_description || summary || `${reference}: ${title}`}
        picture={brand.picture}
        origin={origin}
      />
      {closedAt !== null && <meta name="robots" content="noindex" />}
      <TenderView
        content={content}
        closed={closedAt && formatDeadline(closedAt, entryClock(brand, entry.values.time_zone))}
        showsOutcome={closedAt !== null || isPreview}
        others={open.filter(({ id }) => id !== entry.id).slice(0, others)}
        origin={origin}
      />
    </>
  )
}

interface SoonViewProps {
  words: string
  brand: PageBrand
  origin: string
}

/** Renders an upcoming tender: only its start is public. */
function SoonView({ words, brand, origin }: SoonViewProps) {
  const { t, href } = useI18n()
  const title = t('careers.soon')
  const list = { name: t('careers.tenders'), path: '/work-with-us/tender' }
  return (
    <div className="page-column careers">
      <PageMeta
        title={`${title} · ${brand.name}`}
        description={words}
        picture={brand.picture}
        origin={origin}
      />
      <meta name="robots" content="noindex" />
      <Breadcrumbs
        steps={[
          { name: t('page.careers'), path: '/work-with-us' },
          list,
          { name: title, path: '#content' },
        ]}
        origin={origin}
      />
      <h1 className="section-title">{title}</h1>
      <p className="career-away">{words}</p>
      <p>
        <a className="button" href={href(list.path)}>
          {t('tenders.all')}
          <Icon name="forward" mirrored />
        </a>
      </p>
    </div>
  )
}
