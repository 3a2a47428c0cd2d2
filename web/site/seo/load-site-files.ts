import { look, themeOf } from '#catalogue/sections/site/look.ts'
import { settings } from '#catalogue/sections/site/settings.ts'
import { resolveTheme } from '#catalogue/theme/resolve-theme.ts'
import { type Reading, readSection } from '#domain/reading/reading.ts'
import type { Page } from '#web/page.ts'
import { restaurantFeeds } from '#web/site/feeds/load-restaurant-feeds.ts'
import { loadLocalizedPage } from '#web/site/load-localized-page.ts'
import { loadSitemap, loadSitemapIndex } from '#web/site/seo/load-sitemap.ts'
import { readAddress } from '#web/site-address.ts'

interface SiteFile {
  status: number
  type: string
  html: string
  /** When its content was last published (ISO 8601 UTC). */
  changedAt?: string | null
}

type RenderFile = (reading: Reading) => Promise<SiteFile | null>

const sitemapPath = /^\/sitemap-([a-z]+)(?:-([1-9]\d{0,3}))?\.xml$/

const feedPath = /^\/feeds\/restaurants(?:-([2-9]|[1-9]\d{1,3}))?\.([a-z]+)$/

export function loadSiteFiles(pages: readonly Page[], origin: string) {
  const sitemaps = pages.flatMap(({ sitemap }) => sitemap ?? [])
  const feeds = pages.flatMap(({ feed }) => feed ?? [])
  const xml = 'application/xml; charset=utf-8'
  const fixed = new Map<string, RenderFile>([
    ['/robots.txt', file('text/plain; charset=utf-8', async () => robotsTxt(origin))],
    ['/site.webmanifest', file('application/manifest+json; charset=utf-8', loadManifest)],
    ['/sitemap.xml', file(xml, (reading) => loadSitemapIndex(reading, sitemaps, origin))],
  ])
  /** Finds a feed; none in a language that the brand does not publish in. */
  function feedAt(pathname: string): RenderFile | undefined {
    const { language, path } = readAddress(pathname)
    const feed = feeds.find((one) => one.path === path)
    if (!feed) return undefined
    return file('application/rss+xml; charset=utf-8', async (reading) => {
      const localized = await loadLocalizedPage(reading, language, path)
      return localized && feed.render({ reading: localized.reading, i18n: localized.i18n, origin })
    })
  }

  return {
    find(pathname: string): RenderFile | undefined {
      const [, kind, part = '1'] = sitemapPath.exec(pathname) ?? []
      const pages = sitemaps.filter((page) => page.kind === kind)
      if (pages.length === 0)
        return fixed.get(pathname) ?? restaurantFeedAt(pathname, origin) ?? feedAt(pathname)
      return file(xml, (reading) => loadSitemap(reading, pages, origin, Number(part)))
    },
  }
}

function restaurantFeedAt(pathname: string, origin: string): RenderFile | undefined {
  const [, part = '1', format = ''] = feedPath.exec(pathname) ?? []
  const feed = Object.hasOwn(restaurantFeeds, format) ? restaurantFeeds[format] : undefined
  if (!feed) return undefined
  return async (reading) => {
    const loaded = await feed.load(reading, origin, Number(part))
    if (loaded === null) return null
    return { status: 200, type: feed.type, html: loaded.text, changedAt: loaded.changedAt }
  }
}

function file(type: string, render: (reading: Reading) => Promise<string | null>): RenderFile {
  return async (reading) => {
    const html = await render(reading)
    return html === null ? null : { status: 200, type, html }
  }
}

async function loadManifest(reading: Reading): Promise<string> {
  const brand = (await readSection(reading, settings))?.values
  const name = brand?.brand_name || 'Linecheck'
  const { colours } = resolveTheme(themeOf(brand, (await readSection(reading, look))?.values))
  return JSON.stringify({
    name,
    short_name: name,
    description: brand?.site_description || undefined,
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    theme_color: colours.brand,
    background_color: colours.ground,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-mask.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  })
}

/** Addresses without anything to index. They ask for sign-in anyway. */
const disallowed = ['/admin', '/dashboard', '/api/']

/** Returns `robots.txt` (RFC 9309). */
function robotsTxt(origin: string): string {
  const lines = disallowed.map((path) => `Disallow: ${path}`)
  return ['User-agent: *', ...lines, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}
