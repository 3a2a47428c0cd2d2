import { type Language, languages } from '#catalogue/languages.ts'
import { limits } from '#catalogue/limits.ts'
import type { Page, PageSearchResults } from '#web/page.ts'
import { addressIn, prefixOf, readAddress, withCanonicalLanguage } from '#web/site-address.ts'

/** What is at an address, as a plain value. */
export type Match = PageMatch | { kind: 'redirect'; status: 302 | 308; target: string } | null

export interface PageMatch {
  kind: 'page'
  /** Of its cached copy. Holds nothing of the address but what the page knows, so that no address makes new entries. */
  key: string
  /** The pattern of the page, or the path of a file for machines. */
  pattern: string
  isFile: boolean
  /** 0 where the pattern has no `{entry}`. */
  entryId: number
  /** Null: the brand's first, which no address needs to name. */
  language: Language | null
  path: string
  /** The words of the query that the page knows, as they are spelled. */
  queryString: string
  /** Those, and the free words that it takes. */
  query: Record<string, string>
  /** Whether the visitor asks in free words: such an answer is made for each request. */
  freeText: 'filled' | 'blank' | null
  /** What `search` has found. */
  searchResults: PageSearchResults | null
  /** The address says a name that may be a former one (`17-summer-box`). */
  hasSlug: boolean
  /** Found by `Page.alias`: redirects that staff entered go first. */
  isAlias: boolean
  /** Where guests are sent from a page that only staff see at this address, or null. */
  guestRedirect: string | null
  /** In a language that the brand does not publish in, it is shown in the first. */
  isErrorPage: boolean
}

type ErrorStatus = 400 | 401 | 403 | 404 | 500 | 503

/** Matches addresses with pages by their patterns; `isFile` says which paths are files for machines. */
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
    const found = findPage(asked)
    if (!found) return null
    const { page, pattern, entryId, isNamed, isAlias } = found
    const free = readUncachedParams(page, searchParams)
    const known = readCachedParams(page, searchParams)
    const path = pattern.replace('{entry}', String(entryId))
    const words = new URLSearchParams(known).toString()
    return {
      ...noMatch,
      key: cacheKey({ language, path, queryString: words }, page),
      ...{ pattern, entryId, hasSlug: isNamed, isAlias, language, path, queryString: words },
      query: { ...known, ...free?.query },
      freeText: free && (free.isBlank ? 'blank' : 'filled'),
      guestRedirect: page.guestPath && !isAlias ? `${prefixOf(language)}error-404` : null,
    }
  }

  /** The one spelling of an address: small letters, no slash at its end, the language's own name. */
  function respelledAddress({ pathname, search }: URL): Match {
    const plain = normalizePath(withCanonicalLanguage(pathname) ?? pathname)
    const { path } = readAddress(plain)
    const isThere = Object.hasOwn(moved, path) || findPage(path) !== null
    if (plain === pathname || !isThere) return null
    return { kind: 'redirect', status: 308, target: `${plain}${search}` }
  }

  return {
    match,
    /** Home in a language that a visitor has chosen; null where it is none. */
    home(chosen: string): PageMatch | null {
      const language = languages.find((one) => one === chosen)
      return language ? matchPage(new URL(addressIn(language, '/home'), 'http://site')) : null
    },
    /** The error page in the language of an address. */
    errorPage(status: ErrorStatus, pathname = ''): PageMatch {
      const { language } = readAddress(pathname)
      const path = `/error-${status}`
      const key = cacheKey({ language, path, queryString: '' })
      return { ...noMatch, key, pattern: path, path, language, isErrorPage: true }
    },
  }
}

/** Returns where the address redirects to once the canonical path of its page is known, or null. */
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

/** An id, and behind a dash whatever the entry is called. */
const entrySegment = /^([1-9]\d{0,9})(-.*)?$/s

/**
 * Finds pages by their patterns: a fixed path, or one with `{entry}` for an entry's id with or
 * without its slug (`/promotion/{entry}/details`). Fixed paths go before patterns.
 */
function pageFinder(pages: Readonly<Record<string, Page>>) {
  const patterns = Object.entries(pages)
    .filter(([pattern]) => pattern.includes('{entry}'))
    .map(([pattern, page]) => {
      const [before = '', after = ''] = pattern.split('{entry}')
      return { pattern, page, before, after }
    })
  const aliases = Object.entries(pages).filter(([, { alias }]) => alias !== undefined)

  return function find(pathname: string) {
    const page = Object.hasOwn(pages, pathname) ? pages[pathname] : undefined
    if (page) return { pattern: pathname, page, entryId: 0, isNamed: false, isAlias: false }
    for (const { pattern, page: own, before, after } of patterns) {
      if (!pathname.startsWith(before) || !pathname.endsWith(after)) continue
      const segment = pathname.slice(before.length, pathname.length - after.length)
      const [, id, name] = segment.includes('/') ? [] : (entrySegment.exec(segment) ?? [])
      if (id === undefined || Number(id) > limits.id) continue
      const isNamed = name !== undefined
      return { pattern, page: own, entryId: Number(id), isNamed, isAlias: false }
    }
    const [pattern, other] = aliases.find(([, { alias }]) => alias?.test(pathname)) ?? []
    if (pattern === undefined || !other) return null
    return { pattern, page: other, entryId: 0, isNamed: true, isAlias: true }
  }
}

/**
 * Another language's page is known by its path alone where it is one (`Rendered.path`): its key is no
 * address, so that a language which the brand does not publish in is found under none. Nor is that of
 * a page which its address has for staff: what is cached for guests must not answer there.
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

/** Only what the page takes: anything else in an address changes nothing. Null: nothing was asked. */
function readUncachedParams({ uncachedParams: takes = [] }: Page, params: URLSearchParams) {
  const given = takes.filter((name) => params.has(name))
  if (given.length === 0) return null
  const words = given.map((name) => [name, joinValues(params.getAll(name))] as const)
  const filled = words.filter(([, value]) => value !== '')
  return { query: Object.fromEntries(filled), isBlank: filled.length === 0 }
}

/** What a form sends several times is one word after the other. */
function joinValues(values: readonly string[]): string {
  return values
    .map((value) => value.trim())
    .join(' ')
    .trim()
}

/** In the order in which the page declares them, so that one question has one key. */
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
