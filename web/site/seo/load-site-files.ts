import type { Reading } from '#domain/reading/reading.ts'
import type { Page } from '#web/page.ts'
import { loadManifest } from '#web/site/seo/load-manifest.ts'
import { loadSitemap, loadSitemapIndex } from '#web/site/seo/load-sitemap.ts'
import { robotsTxt } from '#web/site/seo/robots.ts'

interface SiteFile {
  status: number
  type: string
  html: string
}

type Draw = (reading: Reading) => Promise<SiteFile>

/** The files for machines at fixed addresses, from what the pages say of themselves. */
export function loadSiteFiles(pages: readonly Page[], origin: string): ReadonlyMap<string, Draw> {
  const listed = pages.flatMap(({ sitemap }) => sitemap ?? [])
  const kinds = [...new Set(listed.map(({ kind }) => kind))]
  const xml = 'application/xml; charset=utf-8'
  return new Map<string, Draw>([
    ['/robots.txt', file('text/plain; charset=utf-8', async () => robotsTxt(origin))],
    ['/site.webmanifest', file('application/manifest+json; charset=utf-8', loadManifest)],
    ['/sitemap.xml', file(xml, (reading) => loadSitemapIndex(reading, listed, origin))],
    ...kinds.map((kind): [string, Draw] => {
      const own = listed.filter((page) => page.kind === kind)
      return [`/sitemap-${kind}.xml`, file(xml, (reading) => loadSitemap(reading, own, origin))]
    }),
  ])
}

function file(type: string, draw: (reading: Reading) => Promise<string>): Draw {
  return async (reading) => ({ status: 200, type, html: await draw(reading) })
}
