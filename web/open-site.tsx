import type { ReactNode } from 'react'
import type { Reading } from '#domain/reading/reading.ts'
import type { Services } from '#domain/services.ts'
import { type PageAt, pageFinder } from '#web/find-page.ts'
import type { Drawing, Page, Visit } from '#web/page.ts'
import { moved, pages as sitePages } from '#web/routes.ts'
import { renderSite, type SiteAssets } from '#web/site/document.tsx'
import { loadFrame } from '#web/site/frame/load-frame.ts'
import { loadSiteFiles } from '#web/site/seo/load-site-files.ts'

interface SiteOptions {
  services: Services
  /** The site's origin in canonical addresses. */
  origin: string
  assets: SiteAssets
  /** The pages by their patterns; those of the site unless said. */
  pages?: Readonly<Record<string, Page>>
}

/** What an address asks of a page. */
interface Asked {
  query: Record<string, string>
  isBlank: boolean
}

type Found = Pick<Visit, 'found'>

const nothing: Asked & Found = { query: {}, isBlank: false, found: null }

/** The site as `http/` asks for it: which page is at an address, and its HTML. */
export function openSite({ services, origin, assets, pages = sitePages }: SiteOptions) {
  const files = loadSiteFiles(Object.values(pages), origin)
  const findPage = pageFinder(pages)

  async function render(at: PageAt, asked: Asked & Found, path: string, reading: Reading) {
    const { page, entryId } = at
    const drawn = await page.draw({ reading, origin, entryId, ...asked })
    if (drawn === null) return null
    const drawing = isDrawing(drawn) ? drawn : { children: drawn, path: '' }
    if (drawing.isGone) return { ...(await renderError(404, reading)), status: 410 }
    const html = await renderIn(page, path, drawing.children, reading)
    const canonical = drawing.path === '' ? {} : { path: drawing.path }
    return { status: page.status ?? 200, html, ...canonical }
  }

  async function renderError(status: ErrorStatus, reading: Reading) {
    const path = `/error-${status}`
    const { page } = errorAt(status)
    const children = await page.draw({ reading, origin, entryId: 0, ...nothing })
    if (children === null || isDrawing(children)) throw new Error(`${path} draws nothing`)
    const html = await renderIn(page, path, children, reading)
    return { status: page.status ?? status, html }
  }

  async function renderIn(page: Page, path: string, children: ReactNode, reading: Reading) {
    const frame = await loadFrame(reading)
    const flags = page.flags ?? {}
    return renderSite({ frame, assets, lang: 'en', dir: 'ltr', flags, path, children })
  }

  function errorAt(status: ErrorStatus): PageAt {
    const at = findPage(`/error-${status}`)
    if (!at) throw new Error(`There is no page /error-${status}`)
    return at
  }

  return {
    find({ pathname, searchParams }: URL) {
      const file = files.get(pathname)
      if (file) return { key: pathname, render: file }
      const at = findPage(pathname)
      if (!at) return null
      const free = freeWordsOf(at.page, searchParams)
      const known = knownWordsOf(at.page, searchParams)
      const asked = { query: { ...known, ...free?.query }, isBlank: free?.isBlank ?? false }
      const path = at.pattern.replace('{entry}', String(at.entryId))
      const words = new URLSearchParams(known).toString()
      let found: Visit['found'] = null
      return {
        key: words === '' ? path : `${path}?${words}`,
        isFresh: free !== null,
        isNamed: at.isNamed,
        async prepare(now: string) {
          found = (await at.page.search?.(services, now, asked.query)) ?? null
        },
        render: (reading: Reading) => render(at, { ...asked, found }, path, reading),
      }
    },
    errorPage(status: ErrorStatus) {
      return {
        key: `/error-${status}`,
        render: (reading: Reading) => renderError(status, reading),
      }
    },
    redirect({ pathname, search }: URL) {
      const target = Object.hasOwn(moved, pathname) ? moved[pathname] : undefined
      if (target !== undefined) return { status: 302 as const, target: `${target}${search}` }
      if (files.has(pathname) || findPage(pathname)) return null
      const plain = plainPath(pathname)
      const isAway = plain === pathname || !(Object.hasOwn(moved, plain) || findPage(plain))
      return isAway ? null : { status: 308 as const, target: `${plain}${search}` }
    },
  }
}

type ErrorStatus = 400 | 401 | 403 | 404 | 500 | 503

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
function freeWordsOf({ takes = [] }: Page, params: URLSearchParams): Asked | null {
  const given = takes.filter((name) => params.has(name))
  if (given.length === 0) return null
  const words = given.map((name) => [name, (params.get(name) ?? '').trim()] as const)
  const filled = words.filter(([, value]) => value !== '')
  return { query: Object.fromEntries(filled), isBlank: filled.length === 0 }
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
