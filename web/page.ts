import type { ReactNode } from 'react'
import type { Section } from '#catalogue/declaration.ts'
import type { DocumentLanguage, Language } from '#catalogue/languages.ts'
import type { TranslateSite } from '#catalogue/messages/site-translator.ts'
import type { Topic } from '#catalogue/search/topics.ts'
import type { LocationResults } from '#domain/reading/locations/find-locations.ts'
import type { Reading } from '#domain/reading/reading.ts'
import type { SearchResults } from '#domain/search/search-site.ts'
import type { SiteServices } from '#domain/services.ts'
import type { SiteFlags } from '#web/site/document.tsx'
import type { I18n } from '#web/site/i18n.tsx'

/** Tiles of the map and their attribution (`MAP_TILES`, `MAP_ATTRIBUTION`). */
export interface SiteMap {
  /** `https://…/{z}/{x}/{y}.png` */
  tiles: string
  attribution: string
}

/** Input of the rendering of a page. */
export interface Visit {
  reading: Reading
  /** Null where nothing was searched for. */
  searchResults: PageSearchResults | null
  /** Of the site, for absolute addresses; never taken from the request. */
  origin: string
  /** Null: no map is configured. */
  map: SiteMap | null
  i18n: I18n
  /** Parameters of the address that the page reads; trimmed, never blank. */
  query: Readonly<Record<string, string>>
  /** Id in the address of a pattern with `{entry}`; else 0. */
  entryId: number
  /** Slug in the address of a pattern with `{slug}`, in lower case; else ''. */
  slug: string
  /** Every uncached parameter of the address is blank. */
  isBlank: boolean
}

/**
 * Results of a search that runs before the page is rendered: in the whole site, or among the
 * restaurants.
 */
export interface PageSearchResults {
  results?: SearchResults
  locations?: LocationResults
  /** The search index is still being built. */
  isPreparing?: boolean
}

/** An address in the sitemap, and when its content was last published. */
export interface SitemapEntry {
  path: string
  /**
   * ISO 8601 UTC; null where it is unknown, or the page has no content of its own in the language.
   */
  changedAt: string | null
}

/** The part of a page in the sitemap. */
export interface Sitemap {
  kind: string
  /** Its addresses; with `count`, some of them. */
  list(reading: Reading, part: { limit: number; offset: number }): Promise<SitemapEntry[]>
  /** Needed where there may be many. */
  count?(reading: Reading): Promise<number>
}

export type FeedVisit = Pick<Visit, 'reading' | 'origin' | 'i18n'>

/** An RSS 2.0 feed, with its own address in each language. */
export interface Feed {
  path: string
  render(visit: FeedVisit): Promise<string>
}

/** Texts and topics by which the search finds a page that is not an entry. */
export interface SearchEntry {
  title: (t: TranslateSite, brand: string, language: Language) => string
  /** A sentence about the page. */
  text?: (t: TranslateSite, brand: string) => string
  /** The page is found by every synonym of these (`catalogue/search/words/`). */
  topics?: readonly Topic[]
  /** Found while one of these is live; without it, always. */
  sections?: readonly Section[]
}

/** A page of the site: how it is matched, found and rendered. */
export interface Page {
  status?: number
  flags?: SiteFlags
  /** Other paths, which redirect to the canonical one. */
  alias?: RegExp
  /**
   * The canonical path for guests, of a page that only signed-in staff see at its own address
   * (specification section 2, "Route guard").
   */
  guestPath?(reading: Reading): Promise<string>
  /** Source of the style sheet that this page needs beside `web/site/styles/site.css`. */
  styles?: string
  /** Parameters with free text. A page with one of them is rendered for each request. */
  uncachedParams?: readonly string[]
  /**
   * Parameters with a few known values, each with its own cached page. Returns the canonical
   * spelling of a value, or null to ignore it.
   */
  cachedParams?: Readonly<Record<string, (value: string) => string | null>>
  /**
   * Searches before the page is rendered: a search may take long, and a snapshot of the database
   * holds a connection that others wait for.
   */
  search?(
    services: SiteServices,
    now: string,
    query: Visit['query'],
    language: DocumentLanguage,
  ): Promise<PageSearchResults | null>
  searchEntry?: SearchEntry
  sitemap?: Sitemap
  feed?: Feed
  /**
   * Loads and renders the page with its `<title>` and `<meta>`. Null: guests see nothing at this
   * address.
   */
  render(visit: Visit): Promise<ReactNode | PageContent | null>
}

/** A rendered page with what its response needs. */
export interface PageContent {
  children: ReactNode
  /** Canonical path; an address with another slug redirects to it. */
  path: string
  /** Path that search engines index instead. */
  canonicalPath?: string
  /** The entry was archived: the status is 410. */
  isGone?: boolean
  /** Sources of style sheets that only this content needs, beside `Page.styles`. */
  styles?: readonly string[]
  /** The query of the canonical address in each language, where they differ. */
  queryByLanguage?: ReadonlyMap<Language, string>
  /** Redirects to this address of the site instead; the redirect is not cached. */
  redirect?: string
}
