import { inLanguage, type Reading } from '#domain/reading/reading.ts'
import type { Page, SitemapEntry } from '#web/page.ts'
import { loadInFirstLanguage } from '#web/site/load-localized-page.ts'
import { addressIn } from '#web/site-address.ts'

type Listed = NonNullable<Page['sitemap']>

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** Entries in one file: with every language below the 50,000 of sitemaps.org. */
const perPart = 2_000

/** Returns a sitemap of one kind of page (sitemaps.org); null beyond the last part. */
export async function loadSitemap(
  reading: Reading,
  pages: readonly Listed[],
  origin: string,
  part = 1,
): Promise<string | null> {
  const entries = await listEntries(reading, pages, part)
  if (entries.length === 0 && part > 1) return null
  const rows = entries.map((entry) => row('url', `${origin}${entry.path}`, entry.changedAt))
  return document('urlset', rows)
}

/** Returns the sitemap index, without empty kinds. */
export async function loadSitemapIndex(
  reading: Reading,
  pages: readonly Listed[],
  origin: string,
): Promise<string> {
  const rows: string[] = []
  for (const kind of new Set(pages.map((page) => page.kind))) {
    const kindPages = pages.filter((page) => page.kind === kind)
    const parts = await countParts(reading, kindPages)
    if (parts > 1) {
      rows.push(...addressesOf(kind, parts).map((path) => row('sitemap', `${origin}${path}`, null)))
      continue
    }
    const entries = await listEntries(reading, kindPages, 1)
    const newest = entries.map(({ changedAt }) => changedAt ?? '').sort()
    if (entries.length === 0) continue
    rows.push(row('sitemap', `${origin}/sitemap-${kind}.xml`, newest.at(-1) || null))
  }
  return document('sitemapindex', rows)
}

async function countParts(reading: Reading, pages: readonly Listed[]): Promise<number> {
  const counts: number[] = []
  for (const page of pages) counts.push((await page.count?.(reading)) ?? 1)
  return Math.ceil(Math.max(...counts) / perPart)
}

function addressesOf(kind: string, parts: number): string[] {
  return Array.from({ length: parts }, (_, at) => {
    return at === 0 ? `/sitemap-${kind}.xml` : `/sitemap-${kind}-${at + 1}.xml`
  })
}

/** Lists the pages in the first language, and in others with content of their own. */
async function listEntries(
  reading: Reading,
  pages: readonly Listed[],
  part: number,
): Promise<SitemapEntry[]> {
  const { brand } = await loadInFirstLanguage(reading, '/')
  const page = { limit: perPart, offset: (part - 1) * perPart }
  const entries: SitemapEntry[] = []
  for (const one of pages.filter(({ count }) => count !== undefined || part === 1)) {
    entries.push(...(await one.list(reading, page)))
    for (const language of brand.others) {
      const listed = await one.list(inLanguage(reading, language), page)
      const changed = listed.filter(({ changedAt }) => changedAt !== null)
      entries.push(...changed.map((entry) => ({ ...entry, path: addressIn(language, entry.path) })))
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
