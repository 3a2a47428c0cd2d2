import { page as collection } from '#catalogue/collections/page.ts'
import type { Page, PageContent, Visit } from '#web/page.ts'
import { BlockList } from '#web/site/blocks/block-list.tsx'
import { blockStyles } from '#web/site/blocks/block-styles.ts'
import { type LoadedBlock, loadBlocks } from '#web/site/blocks/load-blocks.ts'
import { useI18n } from '#web/site/i18n.tsx'
import { legalStyles, renderLegal } from '#web/site/legal/page.tsx'
import { loadBrand } from '#web/site/load-brand.ts'
import { PageMeta } from '#web/site/page-meta.tsx'
import { Breadcrumbs } from '#web/site/seo/breadcrumbs.tsx'
import { entrySitemap } from '#web/site/seo/load-page-sitemap.ts'
import { loadParents, loadSitePage, type SitePageEntry } from './load-site-page.ts'

/** What editors put at a slug: a page of blocks, or a legal text. */
export const sitePage: Page = {
  sitemap: entrySitemap('own', collection),
  async render(visit) {
    const entry = await loadSitePage(visit.reading, visit.slug)
    if (entry === 'gone') return { children: null, path: '', isGone: true }
    if (entry === 'other') {
      const legal = await renderLegal(visit, visit.slug)
      return legal && { ...legal, styles: [legalStyles] }
    }
    return entry && renderPage(entry, visit)
  },
}

async function renderPage(entry: SitePageEntry, visit: Visit): Promise<PageContent> {
  const { reading, origin, i18n } = visit
  const { title, description, seo_title, seo_description } = entry.values
  const brand = await loadBrand(reading, i18n.language)
  const blocks = await loadBlocks(visit, entry.values.blocks, brand)
  const path = entry.path ?? '/'
  const steps = [...(await loadParents(reading, entry)), { name: title, path }]
  const picture = blocks.flatMap((block) => ('image' in block ? (block.image ?? []) : []))[0]
  const children = (
    <>
      <PageMeta
        title={`${seo_title || title} · ${brand.name}`}
        description={seo_description || description}
        picture={picture ?? brand.picture}
        origin={origin}
      />
      <SitePageView title={title} steps={steps} blocks={blocks} origin={origin} />
    </>
  )
  return { children, path, styles: blockStyles(blocks) }
}

interface SitePageViewProps {
  title: string
  steps: { name: string; path: string }[]
  blocks: readonly LoadedBlock[]
  origin: string
}

function SitePageView({ title, steps, blocks, origin }: SitePageViewProps) {
  const { langAttributes } = useI18n()
  const isTitled = blocks[0]?.kind === 'hero'
  return (
    <div className="page-column">
      <Breadcrumbs steps={steps} origin={origin} />
      {!isTitled && (
        <h1 className="section-title" {...langAttributes(title)}>
          {title}
        </h1>
      )}
      <BlockList blocks={blocks} isTitled={isTitled} />
    </div>
  )
}
