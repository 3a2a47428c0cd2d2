import type { ReactNode } from 'react'
import { location } from '#catalogue/collections/location.ts'
import { type Language, languageTags } from '#catalogue/languages.ts'
import type { SiteLayout } from '#catalogue/published.ts'
import type { Reading } from '#domain/reading/reading.ts'
import type { SiteServices } from '#domain/services.ts'
import { canonicalAddress, type PageMatch, pageMatcher, withQueryString } from '#web/match-page.ts'
import type { Page, PageContent, SiteMap, Visit } from '#web/page.ts'
import { fixedRedirects, pages as sitePages } from '#web/routes.ts'
import type { BrandParts } from '#web/site/brand/parts.tsx'
import { type Addresses, renderSite, type SiteAssets } from '#web/site/document.tsx'
import type { I18n } from '#web/site/i18n.tsx'
import { layoutOn, loadSiteLayout, loadWithLayout } from '#web/site/layout/load-site-layout.ts'
import {
  type LocalizedPage,
  loadInFirstLanguage,
  loadLocalizedPage,
  loadOwnLanguages,
  loadPreviewed,
} from '#web/site/load-localized-page.ts'
import { loadSiteFiles } from '#web/site/seo/load-site-files.ts'
import { addressIn } from '#web/site-address.ts'

interface SiteOptions {
  services: SiteServices
  origin: string
  assets: SiteAssets
  map?: SiteMap | null
  pages?: Readonly<Record<string, Page>>
  parts?: BrandParts | undefined
}

/** Null: guests see nothing at this address. */
type Rendered =
  | { status: number; html: string; type?: string; path?: string; changedAt?: string | null }
  | { redirect: string }
  | null

interface DocumentInput {
  page: Page
  path: string
  children: ReactNode
  styles?: readonly string[]
  layout?: SiteLayout | null
  addresses?: Addresses
  /** On a restaurant's page. */
  restaurantId?: number | null
}

/** Opens the site for `http/`: matches addresses and renders pages. */
export function openSite(options: SiteOptions) {
  const { services, origin, assets, map = null, pages = sitePages, parts } = options
  const files = loadSiteFiles(Object.values(pages), origin)
  const matcher = pageMatcher(
    pages,
    fixedRedirects,
    (pathname) => files.find(pathname) !== undefined,
  )

  function pageOf({ pattern }: PageMatch): Page {
    const page = pages[pattern]
    if (!page) throw new Error(`There is no page ${pattern}`)
    return page
  }

  async function renderPage(match: PageMatch, reading: Reading): Promise<Rendered> {
    const page = pageOf(match)
    const path = (await page.guestPath?.(reading)) ?? match.path
    // With the whole query, so that links to other languages keep it.
    const address = withQueryString({
      path,
      queryString: new URLSearchParams(match.query).toString(),
    })
    const localized = await loadLocalizedPage(reading, match.language, address)
    if (!localized) return null
    const visit = visitOf(localized, match)
    const [rendered, layout] = await loadWithLayout(localized.reading, () => page.render(visit))
    if (rendered === null) return null
    const content = isPageContent(rendered) ? rendered : { children: rendered, path: '' }
    if (content.redirect !== undefined) return { redirect: localized.i18n.href(content.redirect) }
    if (content.isGone) return { ...(await renderGone(match, reading)), status: 410 }
    const languages = await loadOwnLanguages(localized)
    const canonical = content.path || path
    const addresses = pageAddresses({
      origin,
      path: content.canonicalPath ?? canonical,
      queryString:
        content.canonicalPath === undefined ? (content.queryByLanguage ?? match.queryString) : '',
      own: languages,
      ...localized,
    })
    const html = await renderIn(localized, {
      page,
      path,
      children: content.children,
      ...(content.styles ? { styles: content.styles } : {}),
      layout,
      addresses,
      restaurantId: match.pattern === location.page ? match.entryId : null,
    })
    const hasCanonicalPath = content.path !== '' || match.language !== null
    const status = page.status ?? 200
    return { status, html, ...(hasCanonicalPath && { path: localized.i18n.href(canonical) }) }
  }

  function renderGone({ language }: PageMatch, reading: Reading) {
    return renderError({ ...matcher.errorPage(404), language }, reading)
  }

  /** Renders in the first language where the brand does not publish in that of the address. */
  async function renderError(match: PageMatch, reading: Reading) {
    const page = pageOf(match)
    const ownPage = await loadLocalizedPage(reading, match.language, '/')
    const localized = ownPage ?? (await loadInFirstLanguage(reading, '/'))
    const children = await page.render(visitOf(localized, match))
    if (children === null || isPageContent(children))
      throw new Error(`${match.pattern} renders nothing`)
    const html = await renderIn(localized, { page, path: match.pattern, children })
    return { status: page.status ?? 500, html }
  }

  function visitOf(
    { reading, i18n }: LocalizedPage,
    { query, freeText, searchResults, entryId, slug }: PageMatch,
  ): Visit {
    const isBlank = freeText === 'blank'
    return { reading, i18n, origin, map, query, searchResults, entryId, slug, isBlank }
  }

  async function renderIn(
    { reading, i18n }: LocalizedPage,
    { page, path, children, styles = [], layout, addresses, restaurantId = null }: DocumentInput,
  ) {
    const html = renderSite({
      layout: await layoutOn(reading, layout ?? (await loadSiteLayout(reading)), restaurantId),
      assets,
      i18n,
      flags: page.flags ?? {},
      styles: [page.styles, ...styles],
      path,
      previewed: await loadPreviewed(reading),
      moment: reading.moment,
      parts,
      children,
      addresses: page.status === undefined ? addresses : undefined,
    })
    return reading.unsaved ? reading.unsaved.marks.print(html) : html
  }

  return {
    ...matcher,
    canonicalAddress,
    /** Searches before the page is read, because a search may take long. */
    async search(match: PageMatch, now: string): Promise<PageMatch> {
      const { query, language } = match
      const searchResults = await pages[match.pattern]?.search?.(
        services,
        now,
        query,
        language ?? '',
      )
      return { ...match, searchResults: searchResults ?? null }
    },
    render(match: PageMatch, reading: Reading): Promise<Rendered> {
      if (match.isFile) return files.find(match.pattern)?.(reading) ?? Promise.resolve(null)
      return match.isErrorPage ? renderError(match, reading) : renderPage(match, reading)
    },
  }
}

function isPageContent(rendered: ReactNode | PageContent): rendered is PageContent {
  return (
    typeof rendered === 'object' &&
    rendered !== null &&
    'children' in rendered &&
    'path' in rendered
  )
}

interface AddressesInput {
  origin: string
  path: string
  /** By language where they differ. */
  queryString: string | ReadonlyMap<Language, string>
  /** Languages with content of their own, the first one of the brand first. */
  own: readonly Language[]
  i18n: I18n
}

/**
 * Returns the canonical address and those in other languages. A page without content of its own in
 * its language has the canonical address of the first one (contract section 7; `hreflang` as
 * sitemaps.org and Google define it).
 */
function pageAddresses({ origin, path, queryString: words, own, i18n }: AddressesInput): Addresses {
  const [first] = own
  const queryOf = (language: Language | undefined) => {
    const query = typeof words === 'string' ? words : (words.get(language ?? 'en') ?? '')
    return query === '' ? '' : `?${query}`
  }
  const addressOf = (language: Language | undefined) =>
    `${origin}${addressIn(language === undefined || language === first ? null : language, path)}${queryOf(language)}`
  const alternates = own.map((language) => ({
    tag: languageTags[language],
    url: addressOf(language),
  }))
  return {
    canonical: addressOf(own.includes(i18n.language) ? i18n.language : first),
    alternates: own.length > 1 ? [...alternates, { tag: 'x-default', url: addressOf(first) }] : [],
  }
}
