import type { ReactNode } from 'react'
import { type Language, languageTags } from '#catalogue/languages.ts'
import type { SiteLayout } from '#catalogue/published.ts'
import type { Reading } from '#domain/reading/reading.ts'
import type { SiteServices } from '#domain/services.ts'
import { canonicalAddress, type PageMatch, pageMatcher, withQueryString } from '#web/match-page.ts'
import type { Page, PageContent, SiteMap, Visit } from '#web/page.ts'
import { fixedRedirects, pages as sitePages } from '#web/routes.ts'
import { type Addresses, renderSite, type SiteAssets } from '#web/site/document.tsx'
import type { I18n } from '#web/site/i18n.tsx'
import { loadSiteLayout, loadWithLayout } from '#web/site/layout/load-site-layout.ts'
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
}

/** Null: guests see nothing at this address. */
type Rendered =
  | { status: number; html: string; type?: string; path?: string }
  | { redirect: string }
  | null

interface Surroundings {
  layout?: SiteLayout | null
  addresses?: Addresses
}

/** Opens the site for `http/`: matches addresses and renders pages. */
export function openSite({ services, origin, assets, map = null, pages = sitePages }: SiteOptions) {
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
    const asked = withQueryString({
      path,
      queryString: new URLSearchParams(match.query).toString(),
    })
    const told = await loadLocalizedPage(reading, match.language, asked)
    if (!told) return null
    const visit = visitOf(told, match)
    const [drawn, layout] = await loadWithLayout(told.reading, () => page.render(visit))
    if (drawn === null) return null
    const drawing = isPageContent(drawn) ? drawn : { children: drawn, path: '' }
    if (drawing.redirect !== undefined) return { redirect: told.i18n.href(drawing.redirect) }
    if (drawing.isGone) return { ...(await renderGone(match, reading)), status: 410 }
    const own = await loadOwnLanguages(told)
    const canonical = drawing.path || path
    const addresses = pageAddresses({
      origin,
      path: drawing.canonicalPath ?? canonical,
      queryString:
        drawing.canonicalPath === undefined ? (drawing.queryByLanguage ?? match.queryString) : '',
      own,
      ...told,
    })
    const html = await renderIn(page, told, path, drawing.children, { layout, addresses })
    const isTold = drawing.path !== '' || (match.language !== null && match.queryString === '')
    const status = page.status ?? 200
    return { status, html, ...(isTold && { path: told.i18n.href(canonical) }) }
  }

  function renderGone({ language }: PageMatch, reading: Reading) {
    return renderError({ ...matcher.errorPage(404), language }, reading)
  }

  /** Renders in the first language where the brand does not publish in that of the address. */
  async function renderError(match: PageMatch, reading: Reading) {
    const page = pageOf(match)
    const own = await loadLocalizedPage(reading, match.language, '/')
    const told = own ?? (await loadInFirstLanguage(reading, '/'))
    const children = await page.render(visitOf(told, match))
    if (children === null || isPageContent(children))
      throw new Error(`${match.pattern} draws nothing`)
    const html = await renderIn(page, told, match.pattern, children)
    return { status: page.status ?? 500, html }
  }

  function visitOf(
    { reading, i18n }: LocalizedPage,
    { query, freeText: search, searchResults: found, entryId }: PageMatch,
  ): Visit {
    const isBlank = search === 'blank'
    return { reading, i18n, origin, map, query, searchResults: found, entryId, isBlank }
  }

  async function renderIn(
    page: Page,
    { reading, i18n }: LocalizedPage,
    path: string,
    children: ReactNode,
    { layout, addresses }: Surroundings = {},
  ) {
    return renderSite({
      layout: layout ?? (await loadSiteLayout(reading)),
      assets,
      i18n,
      flags: page.flags ?? {},
      styles: page.styles,
      path,
      previewed: await loadPreviewed(reading),
      children,
      addresses: page.status === undefined ? addresses : undefined,
    })
  }

  return {
    ...matcher,
    canonicalAddress,
    /** Searches before the page is read, because a search may take long. */
    async search(match: PageMatch, now: string): Promise<PageMatch> {
      const { query, language } = match
      const found = await pages[match.pattern]?.search?.(services, now, query, language ?? '')
      return { ...match, searchResults: found ?? null }
    },
    render(match: PageMatch, reading: Reading): Promise<Rendered> {
      if (match.isFile) return files.find(match.pattern)?.(reading) ?? Promise.resolve(null)
      return match.isErrorPage ? renderError(match, reading) : renderPage(match, reading)
    },
  }
}

function isPageContent(drawn: ReactNode | PageContent): drawn is PageContent {
  return typeof drawn === 'object' && drawn !== null && 'children' in drawn && 'path' in drawn
}

interface AddressesInput {
  origin: string
  /** Without a language. */
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
    const own = typeof words === 'string' ? words : (words.get(language ?? 'en') ?? '')
    return own === '' ? '' : `?${own}`
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
