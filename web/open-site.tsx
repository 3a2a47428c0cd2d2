import type { ReactNode } from 'react'
import { type Language, languages } from '#catalogue/languages.ts'
import type { SiteLayout } from '#catalogue/published.ts'
import type { Reading } from '#domain/reading/reading.ts'
import type { Services } from '#domain/services.ts'
import { type PageAt, pageFinder } from '#web/find-page.ts'
import type { Drawing, Page, SiteMap, Visit } from '#web/page.ts'
import { moved, pages as sitePages } from '#web/routes.ts'
import { renderSite, type SiteAssets } from '#web/site/document.tsx'
import { loadFramed, loadSiteLayout } from '#web/site/layout/load-site-layout.ts'
import {
  type LocalizedPage,
  loadFirst,
  loadLocalizedPage,
  loadOwnLanguages,
  loadPreviewed,
} from '#web/site/load-localized-page.ts'
import { addressesOf } from '#web/site/seo/addresses.ts'
import { loadSiteFiles } from '#web/site/seo/load-site-files.ts'
import { addressIn, prefixOf, readAddress, respelled } from '#web/site-address.ts'

interface SiteOptions {
  services: Services
  /** The site's origin in canonical addresses. */
  origin: string
  assets: SiteAssets
  map?: SiteMap | null
  /** The pages by their patterns; those of the site unless said. */
  pages?: Readonly<Record<string, Page>>
}

/** What an address asks of a page. */
interface Asked {
  query: Record<string, string>
  isBlank: boolean
  found: Visit['found']
}

const nothing: Asked = { query: {}, isBlank: false, found: null }

interface Surroundings {
  layout?: SiteLayout | null
  addresses?: ReturnType<typeof addressesOf>
}

/** The site as `http/` asks for it: which page is at an address, and its HTML. */
export function openSite({ services, origin, assets, map = null, pages = sitePages }: SiteOptions) {
  const files = loadSiteFiles(Object.values(pages), origin)
  const findPage = pageFinder(pages)

  async function render(at: PageAt, asked: Asked, pattern: Where, reading: Reading) {
    const where = await atGuestPath(at.page, pattern, reading)
    const told = await loadLocalizedPage(reading, where.language, askedIn(where, asked))
    if (!told) return null
    const seen = { ...visit(told, asked), entryId: at.entryId }
    const [drawn, layout] = await loadFramed(told.reading, () => at.page.draw(seen))
    if (drawn === null) return null
    const drawing = isDrawing(drawn) ? drawn : { children: drawn, path: '' }
    const elsewhere = drawing.elsewhere && told.i18n.href(drawing.elsewhere)
    if (elsewhere !== undefined) return { status: 302, html: '', elsewhere }
    if (drawing.isGone) return { ...(await renderError(404, where.language, reading)), status: 410 }
    const own = await loadOwnLanguages(told)
    const path = drawing.path || where.path
    const addresses = addressesOf({
      origin,
      path: drawing.instead ?? path,
      words: drawing.instead === undefined ? (drawing.words ?? where.words) : '',
      own,
      ...told,
    })
    const html = await renderIn(at.page, told, where.path, drawing.children, { layout, addresses })
    const isTold = drawing.path !== '' || (where.language !== null && where.words === '')
    return { status: at.page.status ?? 200, html, ...(isTold && { path: told.i18n.href(path) }) }
  }

  async function renderError(status: ErrorStatus, language: Language | null, reading: Reading) {
    const path = `/error-${status}`
    const at = findPage(path)
    if (!at) throw new Error(`There is no page ${path}`)
    const own = await loadLocalizedPage(reading, language, '/')
    const told = own ?? (await loadFirst(reading, '/'))
    const children = await at.page.draw({ ...visit(told, nothing), entryId: 0 })
    if (children === null || isDrawing(children)) throw new Error(`${path} draws nothing`)
    const html = await renderIn(at.page, told, path, children)
    return { status: at.page.status ?? status, html }
  }

  function visit({ reading, i18n }: LocalizedPage, asked: Asked) {
    return { reading, i18n, origin, map, ...asked }
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
    find({ pathname, searchParams }: URL) {
      const file = files.find(pathname)
      if (file) return { key: pathname, render: file }
      const { language, path: asked } = readAddress(pathname)
      const at = findPage(asked)
      if (!at) return null
      const free = freeWordsOf(at.page, searchParams)
      const known = knownWordsOf(at.page, searchParams)
      const query = { ...known, ...free?.query }
      const path = at.pattern.replace('{entry}', String(at.entryId))
      const where = { language, path, words: new URLSearchParams(known).toString() }
      let found: Visit['found'] = null
      return {
        key: keyOf(where, at.page),
        isFresh: free !== null,
        isBlank: free?.isBlank ?? false,
        isAsked: where.words !== '',
        isNamed: at.isNamed,
        prefix: prefixOf(language),
        isAlias: at.isAlias,
        needsSignIn: at.page.guestPath !== undefined && !at.isAlias,
        async prepare(now: string) {
          found = (await at.page.search?.(services, now, query, language ?? '')) ?? null
        },
        render: (reading: Reading) =>
          render(at, { query, isBlank: free?.isBlank ?? false, found }, where, reading),
      }
    },
    homeIn,
    errorPage(status: ErrorStatus, pathname = '') {
      const { language } = readAddress(pathname)
      return {
        key: keyOf({ language, path: `/error-${status}`, words: '' }),
        render: (reading: Reading) => renderError(status, language, reading),
      }
    },
    redirect({ pathname, search }: URL) {
      const { language, path } = readAddress(pathname)
      const target = Object.hasOwn(moved, path) ? moved[path] : undefined
      if (target !== undefined)
        return { status: 302 as const, target: `${addressIn(language, target)}${search}` }
      if (files.find(pathname) || findPage(path)) return null
      const plain = plainPath(respelled(pathname) ?? pathname)
      const inner = readAddress(plain).path
      const isAway = plain === pathname || !(Object.hasOwn(moved, inner) || findPage(inner))
      return isAway ? null : { status: 308 as const, target: `${plain}${search}` }
    },
  }
}

function homeIn(chosen: string): string | null {
  const language = languages.find((one) => one === chosen)
  return language ? addressIn(language, '/home') : null
}

type ErrorStatus = 400 | 401 | 403 | 404 | 500 | 503

/** Which page, in which language; null is the brand's first, which no address needs to name. */
interface Where {
  language: Language | null
  path: string
  /** The known words of its query, as they are spelled. */
  words: string
}

/**
 * Another language's page is known by its path alone where it is one (`site.ts`, `path`): its key is
 * no address, so that a language which the brand does not publish in is found under none. Nor is that
 * of a page which its address has for staff: what is cached for guests must not answer there.
 */
function keyOf(where: Where, page?: Page): string {
  const language = where.language ?? (page?.guestPath ? 'guests' : null)
  return language === null ? withWords(where) : `${language}:${withWords(where)}`
}

/** Returns where guests find the page, so that its links to itself in other languages lead there. */
async function atGuestPath({ guestPath }: Page, where: Where, reading: Reading): Promise<Where> {
  return guestPath ? { ...where, path: await guestPath(reading) } : where
}

function withWords({ path, words }: Where): string {
  return words === '' ? path : `${path}?${words}`
}

/** All that was asked, so that the page in another language answers it too. */
function askedIn(where: Where, { query }: Asked): string {
  return withWords({ ...where, words: new URLSearchParams(query).toString() })
}

/** The one spelling of a path: small letters, and no slash at its end. */
function plainPath(pathname: string): string {
  let end = pathname.length
  while (end > 1 && pathname[end - 1] === '/') end -= 1
  return pathname.slice(0, end).toLowerCase()
}

function isDrawing(drawn: ReactNode | Drawing): drawn is Drawing {
  return typeof drawn === 'object' && drawn !== null && 'children' in drawn && 'path' in drawn
}

/** Only what the page takes: anything else in an address changes nothing. Null: nothing was asked. */
function freeWordsOf({ takes = [] }: Page, params: URLSearchParams) {
  const given = takes.filter((name) => params.has(name))
  if (given.length === 0) return null
  const words = given.map((name) => [name, wordOf(params.getAll(name))] as const)
  const filled = words.filter(([, value]) => value !== '')
  return { query: Object.fromEntries(filled), isBlank: filled.length === 0 }
}

/** What a form sends several times is one word after the other. */
function wordOf(values: readonly string[]): string {
  return values
    .map((value) => value.trim())
    .join(' ')
    .trim()
}

/** In the order in which the page declares them, so that one question has one key. */
function knownWordsOf({ asks = {} }: Page, params: URLSearchParams): Record<string, string> {
  const known = Object.entries(asks).flatMap(([name, spell]) => {
    const value = params.get(name)
    const word = value === null ? null : spell(value)
    return word === null ? [] : [[name, word] as const]
  })
  return Object.fromEntries(known)
}
