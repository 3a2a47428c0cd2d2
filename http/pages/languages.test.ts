import { beforeEach, expect, test } from 'vitest'
import { menuItem } from '#catalogue/collections/menu-item.ts'
import type { Declaration } from '#catalogue/declaration.ts'
import type { DocumentLanguage } from '#catalogue/languages.ts'
import { icmBanner } from '#catalogue/sections/home/icm-banner.ts'
import { settings } from '#catalogue/sections/site/settings.ts'
import { publishSite, publishSiteLayout } from '#test/content/publish-site.ts'
import { workspace } from '#test/content/workspace.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'

let app: TestApp
beforeEach(async () => {
  app = await openTestApp()
  await publishSite(app.services)
})

const brand = { brand_name: 'Marigold' }
const speakArabic = () =>
  publishSiteLayout(app.services, settings, { ...brand, languages: ['en', 'ae', 'cn'] })

async function page(path: string, cookie?: string) {
  const { status, headers, bytes } = await app.get(path, cookie ? { cookie } : {})
  return {
    status,
    leadsTo: headers.location,
    html: bytes.toString(),
    type: headers['content-type'],
  }
}

/** Published in a language, on its own way through submission and approval. */
function translate(declaration: Declaration, body: object, language: DocumentLanguage = 'ae') {
  return workspace(app.services.store).publish(declaration, { ...body }, { language })
}

test('a brand with one language has no other address, and nothing is seen of languages', async () => {
  for (const path of ['/ar/home', '/de/home', '/zh-hans/home']) {
    expect([path, (await page(path)).status]).toEqual([path, 404])
  }
  expect(await page('/en/home')).toMatchObject({ status: 301, leadsTo: '/home' })
  const { html } = await page('/home')
  expect(html).not.toMatch(/hreflang|data-language|language-button|lang="en" dir="ltr">(?!<head>)/i)
})

test("another language's page speaks it, shows what is translated, and marks what is not", async () => {
  await speakArabic()
  await translate(icmBanner, { name: 'طازج منذ الخامسة' })
  const { status, html } = await page('/ar/home')
  expect(status).toBe(200)
  expect(html).toMatch(/^<!doctype html><html lang="ar" dir="rtl"/)
  expect(html).toContain('طازج منذ الخامسة')
  expect(html).not.toContain('Fresh since five')
  expect(html).toContain('<h3 lang="en" dir="ltr">Crew picks</h3>')
  expect(html).toContain('<h2 id="discover-title" class="section-title">اكتشف</h2>')
  expect(html).not.toMatch(/Skip to content|>Discover<|Close menu|Pause slideshow/)
  expect(html).toContain('href="/ar/promotion">العروض</a>')
})

test('results stand under what their kinds are called in the language of the page', async () => {
  await speakArabic()
  const kinds = async (path: string) => {
    const { html } = await page(path)
    return [...html.matchAll(/<section class="search-group" aria-label="([^"]*)"/g)].map(
      ([, kind]) => kind,
    )
  }
  expect(await kinds('/search?query=petal')).toContain('Menu')
  expect(await kinds('/ar/search?query=petal')).toContain('قائمة الطعام')
})

test('search engines are told of the languages in which a page has content of its own', async () => {
  await speakArabic()
  const alternates = async (path: string) => {
    const { html } = await page(path)
    const canonical = /rel="canonical" href="([^"]*)"/.exec(html)?.[1]
    const all = [...html.matchAll(/rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/gi)]
    return { canonical, others: all.map(([, tag, url]) => `${tag} ${url}`) }
  }
  const site = 'http://localhost:3000'
  expect(await alternates('/ar/home')).toEqual({ canonical: `${site}/home`, others: [] })
  expect(await alternates('/home')).toEqual({ canonical: `${site}/home`, others: [] })
  await translate(icmBanner, { name: 'طازج' })
  const others = [`en ${site}/home`, `ar ${site}/ar/home`, `x-default ${site}/home`]
  expect(await alternates('/ar/home')).toEqual({ canonical: `${site}/ar/home`, others })
  expect(await alternates('/home')).toEqual({ canonical: `${site}/home`, others })
  expect(await alternates('/zh-hans/home')).toEqual({ canonical: `${site}/home`, others })
  const sitemap = (await page('/sitemap-pages.xml')).html
  expect([...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)).toEqual([
    `${site}/home`,
    `${site}/ar/home`,
  ])
})

test('a translation that is approved reaches its guests, and no other page is made anew', async () => {
  await speakArabic()
  await translate(icmBanner, { name: 'طازج' })
  const etags = async () => {
    const all = await Promise.all(['/ar/home', '/zh-hans/home'].map((path) => app.get(path)))
    return all.map(({ headers }) => headers.etag)
  }
  const [arabic, chinese] = await etags()
  await translate(icmBanner, { name: 'من المزرعة' })
  expect((await page('/ar/home')).html).toContain('من المزرعة')
  const [arabicNow, chineseNow] = await etags()
  expect(arabicNow).not.toBe(arabic)
  expect(chineseNow).toBe(chinese)
})

test('error pages speak the language of the address', async () => {
  await speakArabic()
  const { status, html } = await page('/ar/nowhere')
  expect(status).toBe(404)
  expect(html).toMatch(/^<!doctype html><html lang="ar" dir="rtl"/)
  expect(html).toContain('العودة إلى الصفحة الرئيسية')
  expect(html).toMatch(/class="button" href="\/ar\/home"/)
  expect((await page('/de/nowhere')).html).toContain('BACK TO HOME PAGE')
})

test('other names of a language lead to its own, and its root to its home', async () => {
  await speakArabic()
  for (const [path, status, leadsTo] of [
    ['/ae/home', 308, '/ar/home'],
    ['/AR/Home', 308, '/ar/home'],
    ['/ar/home/', 308, '/ar/home'],
    ['/zh/home?a=1', 308, '/zh-hans/home?a=1'],
    ['/zh-Hans/home', 308, '/zh-hans/home'],
    ['/ar', 302, '/ar/home'],
    ['/en/home', 301, '/home'],
  ] as const) {
    expect([path, await page(path)]).toMatchObject([path, { status, leadsTo }])
  }
})

test('an entry is shown by its bare id in each language, and by a wrong name in none', async () => {
  await speakArabic()
  const id = await app.desk.publishEntry(menuItem, { title: 'Crisp', slug: 'crisp' })
  for (const [path, status, leadsTo] of [
    [`/menu-details/${id}`, 200, undefined],
    [`/ar/menu-details/${id}`, 200, undefined],
    [`/ar/menu-details/${id}-crisp`, 200, undefined],
    [`/ar/menu-details/${id}-soft`, 301, `/ar/menu-details/${id}-crisp`],
    [`/en/menu-details/${id}`, 301, `/menu-details/${id}-crisp`],
  ] as const) {
    const { status: found, leadsTo: to } = await page(path)
    expect([path, found, to]).toEqual([path, status, leadsTo])
  }
})

test('the root follows the language that was chosen, as long as the brand publishes in it', async () => {
  await speakArabic()
  const rootOf = async (cookie: string) => (await page('/', cookie)).leadsTo
  expect(await rootOf('linecheck-language=ae')).toBe('/ar/home')
  expect(await rootOf('a=b; linecheck-language=cn; c=d')).toBe('/zh-hans/home')
  expect(await rootOf('linecheck-language=en')).toBe('/home')
  expect(await rootOf('linecheck-language=de')).toBe('/home')
  expect(await rootOf('linecheck-language=xx')).toBe('/home')
  expect((await page('/home', 'linecheck-language=ae')).status).toBe(200)
  // Nobody keeps where a preview led, nor is it found by search engines.
  const preview = await app.get('/?preview=1', { cookie: 'linecheck-language=ae' })
  expect(preview.headers).toMatchObject({
    location: '/ar/home?preview=1',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
  })
})

test('what is asked of a page is asked in its language', async () => {
  await speakArabic()
  const { status, html } = await page('/ar/search?query=fries')
  expect(status).toBe(200)
  expect(html).toMatch(/نتيجة واحدة عن «fries»|نتائج عن «fries»|نتيجتان عن «fries»/)
  expect(html).toContain('action="/ar/search"')
})
