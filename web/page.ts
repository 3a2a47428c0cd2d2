import type { ReactNode } from 'react'
import type { Reading } from '#domain/content/reading.ts'
import type { SiteFlags } from '#web/site/document.tsx'

/** What a page's load function works with. */
export interface Visit {
  reading: Reading
  /** The site's origin, for canonical addresses; never from the request. */
  origin: string
  /** What the address asks, of the names that the page takes; trimmed, never blank. */
  query: Readonly<Record<string, string>>
  /** Does the address carry one of those names without a word? */
  isBlank: boolean
}

/** A page in the sitemap: its address, and when what it shows was last published. */
export interface SitemapEntry {
  path: string
  /** ISO 8601 UTC, or null where it is not known. */
  changedAt: string | null
}

/** A page of the site: what it loads, what it shows, and what of the frame it leaves out. */
export interface Page {
  /** 200 unless it is an error page. */
  status?: number
  flags?: SiteFlags
  /** Names of the query that it answers. A page that is asked something is made for that request. */
  takes?: readonly string[]
  /** What search engines are told of: the part of the sitemap, and its addresses. */
  sitemap?: { kind: string; list(reading: Reading): Promise<SitemapEntry[]> }
  /** Loads and draws the page; its `<title>` and `<meta>` are in what it draws. */
  draw(visit: Visit): Promise<ReactNode>
}
