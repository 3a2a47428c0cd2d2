import { inLanguage, type Reading } from '#domain/reading/reading.ts'
import type { Page, SitemapEntry } from '#web/page.ts'
import { loadFirst } from '#web/site/load-told.ts'
import { addressIn } from '#web/site-address.ts'

type Listed = NonNullable<Page['sitemap']>

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** The sitemap of one kind of page (sitemaps.org), each with the moment its content was published. */
export async function loadSitemap(
  reading: Reading,
  pages: readonly Listed[],
  origin: string,
): Promise<string> {
  const entries = await listEntries(reading, pages)
  const rows = entries.map((entry) => row('url', `${origin}${entry.path}`, entry.changedAt))
  return document('urlset', rows)
}

/** The sitemap of the sitemaps; a kind without a page is left out. */
export async function loadSitemapIndex(
  reading: Reading,
  pages: readonly Listed[],
  origin: string,
): Promise<string> {
  const rows: string[] = []
  for (const kind of new Set(pages.map((page) => page.kind))) {
    const own = pages.filter((page) => page.kind === kind)
    const entries = await listEntries(reading, own)
    const newest = entries.map(({ changedAt }) => changedAt ?? '').sort()
    if (entries.length === 0) continue
    rows.push(row('sitemap', `${origin}/sitemap-${kind}.xml`, newest.at(-1) || null))
  }
  return document('sitemapindex', rows)
}

/** The pages in the first language, and each other one in which they have content of their own. */
async function listEntries(reading: Reading, pages: readonly Listed[]): Promise<SitemapEntry[]> {
  const { brand } = await loadFirst(reading, '/')
  const entries: SitemapEntry[] = []
  for (const page of pages) {
    entries.push(...(await page.list(reading)))
    for (const language of brand.others) {
      const found = await page.list(inLanguage(reading, language))
      const own = found.filter(({ changedAt }) => changedAt !== null)
      entries.push(...own.map((entry) => ({ ...entry, path: addressIn(language, entry.path) })))
    }
  }
  return entries
}

function document(root: string, rows: string[]): string {
  const head = '<?xml version="1.0" encoding="UTF-8"?>'
  return `${head}\n<${root} xmlns="${namespace}">\n${rows.join('')}</${root}>\n`
}

function row(name: string, address: string, changedAt: string | null): string {
  const lastmod = changedAt ? `<lastmod>${escaped(changedAt)}</lastmod>` : ''
  return `<${name}><loc>${escaped(address)}</loc>${lastmod}</${name}>\n`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
