import { tender } from '#catalogue/collections/tender.ts'
import { loadEntryPage } from '#web/load-entry-page.ts'
import type { Visit } from '#web/page.ts'
import { clockOf, deadlineWords } from '#web/site/careers/moment-words.ts'
import { loadBrand } from '#web/site/load-brand.ts'
import { PageHead } from '#web/site/page-head.tsx'
import { entrySitemap } from '#web/site/seo/load-entry-sitemap.ts'
import { loadTenders, type TenderEntry } from '#web/site/tenders/load-tenders.ts'
import { SoonView } from './soon-view.tsx'
import { tenderContent } from './tender-content.ts'
import { TenderView } from './tender-view.tsx'

/** How many other tenders stand below one. */
const others = 2

/** A tender (specification section 2, "Public routes"): to come, open, or closed with its outcome. */
export const tenderDetailsPage = loadEntryPage(
  tender,
  (entry, visit) => drawTender(entry, visit, null),
  {
    styles: 'web/site/tender-details/page.css',
    sitemap: entrySitemap('careers', tender),
    async drawAway(away, visit) {
      if (away.state === 'ended') return drawTender(away.entry, visit, away.entry.ends_at)
      const { reading, i18n, origin } = visit
      const brand = await loadBrand(reading, i18n.language)
      const words = i18n.t('tenders.starts', { date: deadlineWords(away.starts_at, brand) })
      return <SoonView {...{ words, brand, origin }} />
    },
  },
)

async function drawTender(entry: TenderEntry, visit: Visit, closedAt: string | null) {
  const { reading, origin, i18n } = visit
  const brand = await loadBrand(reading, i18n.language)
  const { title, summary, seo_title, seo_description, reference } = entry.values
  const content = tenderContent(entry, brand, i18n)
  const part = { limit: others + 1, offset: 0 }
  const open = await loadTenders(reading, part, brand)
  const isPreview = reading.preview
  return (
    <>
      <PageHead
        title={`${seo_title || title} · ${brand.name}`}
        description={seo_description || summary || `${reference}: ${title}`}
        picture={brand.picture}
        origin={origin}
      />
      {closedAt !== null && <meta name="robots" content="noindex" />}
      <TenderView
        content={content}
        closed={closedAt && deadlineWords(closedAt, clockOf(brand, entry.values.time_zone))}
        showsOutcome={closedAt !== null || isPreview}
        others={open.filter(({ id }) => id !== entry.id).slice(0, others)}
        origin={origin}
      />
    </>
  )
}
