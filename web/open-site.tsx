import type { Reading } from '#domain/content/reading.ts'
import type { Page } from '#web/page.ts'
import { moved, pages } from '#web/routes.ts'
import { renderSite, type SiteAssets } from '#web/site/document.tsx'
import { loadFrame } from '#web/site/frame/load-frame.ts'
import { loadSiteFiles } from '#web/site/seo/load-site-files.ts'

interface SiteOptions {
  /** The site's origin in canonical addresses. */
  origin: string
  assets: SiteAssets
}

/** What an address asks of a page. */
interface Asked {
  query: Record<string, string>
  isBlank: boolean
}

const nothing: Asked = { query: {}, isBlank: false }

/** The site as `http/` asks for it: which page is at an address, and its HTML. */
export function openSite({ origin, assets }: SiteOptions) {
  const files = loadSiteFiles(Object.values(pages), origin)

  async function render(path: string, page: Page, asked: Asked, reading: Reading) {
    const frame = await loadFrame(reading)
    const children = await page.draw({ reading, origin, ...asked })
    const flags = page.flags ?? {}
    const html = renderSite({ frame, assets, lang: 'en', dir: 'ltr', flags, path, children })
    return { status: page.status ?? 200, html }
  }

  function found(path: string, page: Page, asked = nothing) {
    return {
      key: path,
      isFresh: asked !== nothing,
      render: (reading: Reading) => render(path, page, asked, reading),
    }
  }

  return {
    find({ pathname, searchParams }: URL) {
      const file = files.get(pathname)
      if (file) return { key: pathname, render: file }
      const page = Object.hasOwn(pages, pathname) ? pages[pathname] : undefined
      return page ? found(pathname, page, askedOf(page, searchParams)) : null
    },
    errorPage(status: 400 | 401 | 403 | 404 | 500 | 503) {
      const path = `/error-${status}`
      const page = pages[path]
      if (!page) throw new Error(`There is no page ${path}`)
      return found(path, page)
    },
    redirect({ pathname, search }: URL) {
      const target = Object.hasOwn(moved, pathname) ? moved[pathname] : undefined
      return target === undefined ? null : `${target}${search}`
    },
  }
}

/** Only what the page takes: anything else in an address changes nothing. */
function askedOf({ takes = [] }: Page, params: URLSearchParams): Asked {
  const given = takes.filter((name) => params.has(name))
  if (given.length === 0) return nothing
  const words = given.map((name) => [name, (params.get(name) ?? '').trim()] as const)
  const filled = words.filter(([, value]) => value !== '')
  return { query: Object.fromEntries(filled), isBlank: filled.length === 0 }
}
