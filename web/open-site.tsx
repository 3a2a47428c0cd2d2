import type { Reading } from '#domain/content/reading.ts'
import type { Page } from '#web/page.ts'
import { moved, pages } from '#web/routes.ts'
import { renderSite, type SiteAssets } from '#web/site/document.tsx'
import { loadFrame } from '#web/site/frame/load-frame.ts'

interface SiteOptions {
  /** The site's origin in canonical addresses. */
  origin: string
  assets: SiteAssets
}

/** The site as `http/` asks for it: which page is at an address, and its HTML. */
export function openSite({ origin, assets }: SiteOptions) {
  async function render(path: string, page: Page, reading: Reading) {
    const frame = await loadFrame(reading)
    const children = await page.draw({ reading, origin })
    const flags = page.flags ?? {}
    const html = renderSite({ frame, assets, lang: 'en', dir: 'ltr', flags, path, children })
    return { status: page.status ?? 200, html }
  }

  function found(path: string, page: Page) {
    return { key: path, render: (reading: Reading) => render(path, page, reading) }
  }

  return {
    find({ pathname }: URL) {
      const page = Object.hasOwn(pages, pathname) ? pages[pathname] : undefined
      return page ? found(pathname, page) : null
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
