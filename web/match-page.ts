import { decodeSlug } from '#catalogue/content/checks/targets-of.ts'
import { type Language, languages } from '#catalogue/languages.ts'
import { limits } from '#catalogue/limits.ts'
import { isShowable } from '#catalogue/text/plain-text.ts'
import type { Page, PageSearchResults } from '#web/page.ts'
import { addressIn, prefixOf, readAddress, withCanonicalLanguage } from '#web/site-address.ts'

/** Null: the site has no such address. */
export type Match = PageMatch | { kind: 'redirect'; status: 302 | 308; target: string } | null

export interface PageMatch {
  kind: 'page'
  /**
   * Cache key. It contains only the parameters that the page knows, so that no request can add
   * entries at will.
   */
  key: string
  /** The pattern of the page, or the path of a generated file (`/robots.txt`). */
  pattern: string
  isFile: boolean
  /** 0 where the pattern has no `{entry}`. */
  entryId: number
  /** '' where the pattern has no `{slug}`. */
  slug: string
  /** Null: the address has no language, so it is the first one of the brand. */
  language: Language | null
  path: string
  /** The cached parameters as the page spells them. */
  queryString: string
  /** Cached and uncached parameters. */
  query: Record<string, string>
  /** Whether the address carries uncached parameters: such a page is rendered for each request. */
  freeText: 'filled' | 'blank' | null
  /** Results of `Page.search`. */
  searchResults: PageSearchResults | null
  /** The address carries a slug (`17-summer-box`), which may be an old one. */
  hasSlug: boolean
  /** Found by `Page.alias` or by a slug: the redirects of staff take precedence. */
  isAlias: boolean
  /** Target of the redirect for guests when only staff may see this page, or null. */
  guestRedirect: string | null
  /** Shown in the first language where the brand does not publish in that of the address. */
  isErrorPage: boolean
}

type ErrorStatus = 400 | 401 | 403 | 404 | 500 | 503

/**
 * Returns functions that match addresses with pages; `isFile` tells which paths are generated
 * files.
 */
export function pageMatcher(
  pages: Readonly<Record<string, Page>>,
  moved: Readonly<Record<string, string>>,
  isFile: (pathname: string) => boolean,
) {
  const findPage = pageFinder(pages)

  function match(url: URL): Match {
    const { pathname, search } = url
    const { language, path } = readAddress(pathname)
    const target = Object.hasOwn(moved, path) ? moved[path] : undefined
    if (target !== undefined)
      return { kind: 'redirect', status: 302, target: `${addressIn(language, target)}${search}` }
    if (isFile(pathname)) return { ...noMatch, key: pathname, pattern: pathname, isFile: true }
    return matchPage(url) ?? respelledAddress(url)
  }

  function matchPage({ pathname, searchParams }: URL): PageMatch | null {
    const { language, path: asked } = readAddress(pathname)
    const match = findPage(asked)
    if (!match) return null
    const { page, pattern, entryId, slug, isNamed, isAlias } = match
    const free = readUncachedParams(page, searchParams)
    const known = readCachedParams(page, searchParams)
    const path = pattern
      .replace('{slug}', encodeURIComponent(slug))
      .replace('{entry}', String(entryId))
    const words = new URLSearchParams(known).toString()
    return {
      ...noMatch,
      key: cacheKey({ language, path, queryString: words }, page),
      ...{ pattern, entryId, slug, hasSlug: isNamed, isAlias, language, path, queryString: words },
      query: { ...known, ...free?.query },
      freeText: free && (free.isBlank ? 'blank' : 'filled'),
      guestRedirect: page.guestPath && !isAlias ? `${prefixOf(language)}error-404` : null,
    }
  }

  /**
   * Redirects to the canonical spelling: lower case, no trailing slash, the canonical name of the
   * language.
   */
  function respelledAddress({ pathname, search }: URL): Match {
    const plain = normalizePath(withCanonicalLanguage(pathname) ?? pathname)
    const { path } = readAddress(plain)
    const isThere = Object.hasOwn(moved, path) || findPage(path) !== null
    if (plain === pathname || !isThere) return null
    return { kind: 'redirect', status: 308, target: `${plain}${search}` }
  }

  return {
    match,
    /** Returns home in the language of a cookie; null where there is no such language. */
    home(chosen: string): PageMatch | null {
      const language = languages.find((one) => one === chosen)
      return language ? matchPage(new URL(addressIn(language, '/home'), 'http://site')) : null
    },
    errorPage(status: ErrorStatus, pathname = ''): PageMatch {
      const { language } = readAddress(pathname)
      const path = `/error-${status}`
      const key = cacheKey({ language, path, queryString: '' })
      return { ...noMatch, key, pattern: path, path, language, isErrorPage: true }
    },
  }
}

/** Returns where the address redirects to, given the canonical path of its page, or null. */
export function canonicalAddress(
  { pathname, search }: URL,
  { hasSlug: isNamed, language }: PageMatch,
  path: string,
): string | null {
  const isWrong = isNamed || !path.startsWith(prefixOf(language))
  const isThere = pathname === new URL(path, 'http://site').pathname
  return isWrong && !isThere ? `${path}${search}` : null
}

const noMatch = {
  kind: 'page',
  isFile: false,
  entryId: 0,
  slug: '',
  language: null,
  path: '',
  queryString: '',
  query: {},
  freeText: null,
  searchResults: null,
  hasSlug: false,
  isAlias: false,
  guestRedirect: null,
  isErrorPage: false,
} as const

/** An id with an optional slug. */
const entrySegment = /^([1-9]\d{0,9})(-.*)?$/s

/**
 * Returns a function that finds a page by its path. Fixed paths take precedence over patterns with
 * `{entry}`, these over aliases, and all over patterns with `{slug}`, which any path may match.
 */
function pageFinder(pages: Readonly<Record<string, Page>>) {
  const patterns = Object.entries(pages)
    .filter(([pattern]) => pattern.includes('{'))
    .map(([pattern, page]) => ({ pattern, page, parts: pattern.split('/') }))
  const [ofSlugs, ofEntries] = [true, false].map((isOfSlug) =>
    patterns.filter(({ pattern }) => pattern.includes('{slug}') === isOfSlug),
  )
  const aliases = Object.entries(pages).filter(([, { alias }]) => alias !== undefined)

  return function find(pathname: string) {
    const page = Object.hasOwn(pages, pathname) ? pages[pathname] : undefined
    if (page) return { ...nothingNamed, pattern: pathname, page, isNamed: false, isAlias: false }
    const segments = pathname.split('/')
    for (const { pattern, page: own, parts } of ofEntries ?? []) {
      const named = readSegments(parts, segments)
      if (named) return { pattern, page: own, ...named, isAlias: false }
    }
    const [alias, other] = aliases.find(([, { alias }]) => alias?.test(pathname)) ?? []
    if (alias !== undefined && other)
      return { ...nothingNamed, pattern: alias, page: other, isNamed: true, isAlias: true }
    // A trailing slash is not part of the slug: the canonical address has none.
    while (segments.length > 2 && segments.at(-1) === '') segments.pop()
    for (const { pattern, page: own, parts } of ofSlugs ?? []) {
      const named = readSegments(parts, segments)
      // Another spelling of a fixed path redirects to that.
      if (!named || Object.hasOwn(pages, pattern.replace('{slug}', named.slug))) continue
      return { pattern, page: own, ...named, isNamed: true, isAlias: true }
    }
    return null
  }
}

const nothingNamed = { entryId: 0, slug: '' }

/** Returns what the segments of an address name, or null where they do not match the pattern. */
function readSegments(parts: readonly string[], segments: readonly string[]) {
  if (parts.length !== segments.length) return null
  let [entryId, slug, isNamed] = [0, '', false]
  for (const [at, part] of parts.entries()) {
    const segment = segments[at] ?? ''
    if (part === '{entry}') {
      const [, id, name] = entrySegment.exec(segment) ?? []
      if (id === undefined || Number(id) > limits.id) return null
      entryId = Number(id)
      isNamed = name !== undefined
    } else if (part === '{slug}') {
      slug = segment.length > longestSlug ? '' : decodeSlug(segment)
      // PostgreSQL takes no text with a NUL, and no slug has a control character.
      if (slug === '' || !isShowable(slug)) return null
    } else if (part !== segment) return null
  }
  return { entryId, slug, isNamed }
}

/** Of a segment, in characters of the address: a slug of 80 letters may take 9 each. */
const longestSlug = 720

/**
 * A page in a named language is cached under `language:path`, which no path equals: a language that
 * the brand does not publish in has no entry. A page that guests see at another address has its own
 * key too, so that their copy never answers staff.
 */
function cacheKey(
  where: Pick<PageMatch, 'language' | 'path' | 'queryString'>,
  page?: Page,
): string {
  const language = where.language ?? (page?.guestPath ? 'guests' : null)
  return language === null ? withQueryString(where) : `${language}:${withQueryString(where)}`
}

export function withQueryString({
  path,
  queryString: words,
}: Pick<PageMatch, 'path' | 'queryString'>): string {
  return words === '' ? path : `${path}?${words}`
}

function normalizePath(pathname: string): string {
  let end = pathname.length
  while (end > 1 && pathname[end - 1] === '/') end -= 1
  return pathname.slice(0, end).toLowerCase()
}

/** Returns the uncached parameters that the page reads; null where the address has none. */
function readUncachedParams({ uncachedParams: takes = [] }: Page, params: URLSearchParams) {
  const names = takes.filter((name) => params.has(name))
  if (names.length === 0) return null
  const words = names.map((name) => [name, joinValues(params.getAll(name))] as const)
  const filled = words.filter(([, value]) => value !== '')
  return { query: Object.fromEntries(filled), isBlank: filled.length === 0 }
}

function joinValues(values: readonly string[]): string {
  return values
    .map((value) => value.trim())
    .join(' ')
    .trim()
}

/**
 * Returns the cached parameters in the order of the page, so that one question has one cache key.
 */
function readCachedParams(
  { cachedParams: asks = {} }: Page,
  params: URLSearchParams,
): Record<string, string> {
  const known = Object.entries(asks).flatMap(([name, spell]) => {
    const value = params.get(name)
    const word = value === null ? null : spell(value)
    return word === null ? [] : [[name, word] as const]
  })
  return Object.fromEntries(known)
}
