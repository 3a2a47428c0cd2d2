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

/** Where a map has its pictures from, and whose they are (`MAP_TILES`, `MAP_ATTRIBUTION`). */
export interface SiteMap {
  /** `https://…/{z}/{x}/{y}.png` */
  tiles: string
  attribution: string
}

/** What a page's load function works with. */
export interface Visit {
  reading: Reading
  /** What the page's own search has found; null while nothing was asked. */
  searchResults: PageSearchResults | null
  /** The site's origin, for addresses in whole; never from the request. */
  origin: string
  /** Null: the operator has set up no map. */
  map: SiteMap | null
  /** The page's language, and what the site says in it. */
  i18n: I18n
  /** What the address asks, of the names that the page takes or asks for; trimmed, never blank. */
  query: Readonly<Record<string, string>>
  /** The id in the address, where the page's pattern has `{entry}`; else 0. */
  entryId: number
  /** Does the address carry one of those names without a word? */
  isBlank: boolean
}

/** What was looked for before the page is read: by words in all of the site, or among the restaurants. */
export interface PageSearchResults {
  results?: SearchResults
  locations?: LocationResults
  /** The index of the search is being built: nothing can be looked for yet. */
  isPreparing?: boolean
}

/** A page in the sitemap: its address, and when what it shows was last published. */
export interface SitemapEntry {
  path: string
  /** ISO 8601 UTC; null where it is not known, or there is no content of its own in the reading's language. */
  changedAt: string | null
}

/** What a page tells search engines of. */
export interface Sitemap {
  kind: string
  /** Its addresses; of one that counts them, a part. */
  list(reading: Reading, part: { limit: number; offset: number }): Promise<SitemapEntry[]>
  /** How many there are, where there may be many. */
  count?(reading: Reading): Promise<number>
}

/** What a feed is drawn with. */
export type FeedVisit = Pick<Visit, 'reading' | 'origin' | 'i18n'>

/** A list for programs that read news, at an address of its own in each language. */
export interface Feed {
  path: string
  /** RSS 2.0. */
  render(visit: FeedVisit): Promise<string>
}

/** What guests find a page by. */
export interface SearchEntry {
  title: (t: TranslateSite, brand: string) => string
  /** A sentence of what is there. */
  text?: (t: TranslateSite, brand: string) => string
  /** What it answers: it is found by all that guests call that (`catalogue/search/words/`). */
  topics?: readonly Topic[]
  /** It is found while one of these is live; left out: always. */
  sections?: readonly Section[]
}

/** A page of the site: what it loads, what it shows, and what of the frame it leaves out. */
export interface Page {
  /** 200 unless it is an error page. */
  status?: number
  flags?: SiteFlags
  /** Other paths at which it is looked for: they lead on to the one that it draws. */
  alias?: RegExp
  /**
   * Where guests find it, of a page that only signed-in staff see at its own address (specification
   * section 2, "Route guard"). Guests' addresses are those of `alias`.
   */
  guestPath?(reading: Reading): Promise<string>
  /** The style sheet that it wears over that of every page (`web/site/styles/site.css`), as a source. */
  styles?: string
  /** Free words of the query that it answers. A page that is asked something is made for that request. */
  uncachedParams?: readonly string[]
  /**
   * What of the query it answers in so many known ways, each kept: gives a value's own spelling, or
   * null for one that says nothing here (which is then as if it were not asked).
   */
  cachedParams?: Readonly<Record<string, (value: string) => string | null>>
  /**
   * Looks for what is asked, before the page is read: a search may take long, and who reads one
   * moment of the database has a place that others wait for.
   */
  search?(
    services: SiteServices,
    now: string,
    query: Visit['query'],
    language: DocumentLanguage,
  ): Promise<PageSearchResults | null>
  /** How the site's own search finds it; left out: it does not. */
  searchEntry?: SearchEntry
  /** What search engines are told of: the part of the sitemap, and its addresses. */
  sitemap?: Sitemap
  feed?: Feed
  /**
   * Loads and draws the page; its `<title>` and `<meta>` are in what it draws. Null: there is nothing
   * at this address that guests may see.
   */
  render(visit: Visit): Promise<ReactNode | PageContent | null>
}

/** What a page draws of an entry. */
export interface PageContent {
  children: ReactNode
  /** The one address that it should be found at; another one with a name in it leads there. */
  path: string
  /** The page that search engines should find in its place, as the specification has its path. */
  canonicalPath?: string
  /** The entry was taken off the site by approval: its address says so (410). */
  isGone?: boolean
  /** The words of its query in each language, where they are not the same. */
  queryByLanguage?: ReadonlyMap<Language, string>
  /** What was asked leads on to this address of the site, and nothing is kept of the question. */
  redirect?: string
}
