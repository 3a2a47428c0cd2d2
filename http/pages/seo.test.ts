import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { heroBanner } from '#catalogue/sections/home/hero-banner.ts'
import { icmBanner } from '#catalogue/sections/home/icm-banner.ts'
import { publishSite } from '#test/content/publish-site.ts'
import { after } from '#test/content/workspace.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { asAdmin, asEditor } from '#test/people.ts'

const origin = 'https://www.marigold.example'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ env: { PUBLIC_URL: origin } })
  await publishSite(app.services)
  const social_media = [{ name: 'Instagram URL', url: 'https://instagram.com/m' }]
  const site_description = 'Burgers </script><script>alert(1)</script> & fries'
  const body = { brand_name: 'Marigold', site_description, social_media }
  await app.call(asAdmin, 'POST', '/settings/update', body)
})

async function get(path: string) {
  const { status, headers, bytes } = await app.get(path)
  return { status, type: headers['content-type'], text: bytes.toString(), bytes, headers }
}

const pages = ['/home', '/search', '/hamburger-menu', '/menu', '/promotion', '/faqs']

test.each(pages)('%s says what it is to search engines and social cards', async (path) => {
  const { text, headers } = await get(path)
  const [head = ''] = text.split('</head>')
  expect(head).toMatch(/<title>[^<]+<\/title>/)
  for (const start of [
    '<meta name="description" content="',
    '<meta property="og:title" content="',
    '<meta property="og:description" content="',
    `<meta property="og:image" content="${origin}/media/`,
    `<meta property="og:url" content="${origin}${path}"`,
    `<link rel="canonical" href="${origin}${path}"`,
    '<link rel="icon" href="/favicon.ico"',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png"',
    '<link rel="manifest" href="/site.webmanifest"',
  ]) {
    expect(head, start).toContain(start)
  }
  expect(headers['x-robots-tag']).toBeUndefined()
})

test('a page of results is for nobody to keep, and no search engine lists it', async () => {
  const { headers, text } = await get('/search?query=fries')
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
  })
  expect(text).toContain(`<link rel="canonical" href="${origin}/search"`)
})

/** What schema.org and the search engines ask of a type at least. */
const required: Record<string, string[]> = {
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url', 'potentialAction'],
  BreadcrumbList: ['itemListElement'],
}

async function dataOf(path: string): Promise<Record<string, unknown>[]> {
  const { text } = await get(path)
  const blocks = text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)
  return [...blocks].flatMap(([, json = '']) => {
    expect(json).not.toContain('<')
    const data = JSON.parse(json)
    expect(data['@context']).toBe('https://schema.org')
    return data['@graph'] ?? [data]
  })
}

test('the facts on home have what schema.org requires, from the fields that staff edit', async () => {
  const data = await dataOf('/home')
  expect(data.map((each) => each['@type'])).toEqual(['Organization', 'WebSite'])
  for (const each of data) {
    for (const name of required[String(each['@type'])] ?? []) expect(each).toHaveProperty(name)
  }
  expect(data[0]).toMatchObject({
    name: 'Marigold',
    url: `${origin}/`,
    description: expect.stringContaining('</script>'),
    logo: expect.stringMatching(/^https:\/\/www\.marigold\.example\/media\//),
    sameAs: ['https://instagram.com/m'],
  })
  expect(data[1]).toMatchObject({
    potentialAction: {
      '@type': 'SearchAction',
      target: { urlTemplate: `${origin}/search?query={search_term_string}` },
    },
  })
})

test('a page with depth says where it stands, to people and to search engines', async () => {
  expect((await get('/search')).text).toMatch(/<nav class="breadcrumbs" aria-label="You are here">/)
  expect(await dataOf('/search')).toMatchObject([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Home', item: `${origin}/home` },
        { position: 2, name: 'Search', item: `${origin}/search` },
      ],
    },
  ])
})

test('the sitemap is split by kind and says truly when a page last changed', async () => {
  const index = await get('/sitemap.xml')
  expect([index.status, index.type]).toEqual([200, 'application/xml; charset=utf-8'])
  expect(index.text).toContain(`<loc>${origin}/sitemap-pages.xml</loc>`)
  const changed = async () =>
    /<loc>[^<]+\/home<\/loc><lastmod>(.*?)</.exec((await get('/sitemap-pages.xml')).text)?.[1]
  const before = await changed()
  expect(before).toMatch(/^\d{4}-\d\d-\d\dT/)
  const now = after(60)
  await app.desk.save(asEditor, heroBanner, {}, { now })
  expect(await changed()).toBe(before)
  await app.desk.publish(icmBanner, { name: 'Steam since noon' }, { now })
  expect(await changed()).toBe(now)
})

test('robots are told where the sitemap is, by the address of the settings and not of the request', async () => {
  const { bytes } = await app.get('/robots.txt', { host: 'evil.example' })
  expect(bytes.toString()).toBe(
    `User-agent: *\nDisallow: /admin\nDisallow: /dashboard\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`,
  )
})

test('the manifest carries name, colours and icons that are there', async () => {
  const { text, type } = await get('/site.webmanifest')
  expect(type).toBe('application/manifest+json; charset=utf-8')
  const manifest = JSON.parse(text)
  expect(manifest).toMatchObject({ name: 'Marigold', theme_color: '#ffb81c', start_url: '/' })
})

test('the icons are made from the logo, kept, and made anew when it changes', async () => {
  const plain = await openTestApp()
  const sizes = { '/apple-touch-icon.png': 180, '/icon-192.png': 192, '/icon-512.png': 512 }
  for (const [path, size] of Object.entries(sizes)) {
    const { status, bytes, headers } = await plain.get(path)
    expect([status, headers['content-type']]).toEqual([200, 'image/png'])
    expect(await sharp(bytes).metadata()).toMatchObject({ width: size, height: size })
    expect([path, (await sharp(bytes).stats()).isOpaque]).toEqual([path, true])
  }
  const favicon = await plain.get('/favicon.ico')
  expect(favicon.headers['content-type']).toBe('image/x-icon')
  expect([...favicon.bytes.subarray(0, 6)]).toEqual([0, 0, 1, 0, 1, 0])
  const small = favicon.bytes.subarray(22)
  expect(await sharp(small).metadata()).toMatchObject({ width: 32 })
  expect((await sharp(small).stats()).isOpaque).toBe(false)
  await plain.call(asAdmin, 'POST', '/settings/update', {
    brand_name: 'M',
    primary_color: '#ffee55',
  })
  const again = await plain.get('/favicon.ico')
  expect(again.bytes.equals(favicon.bytes)).toBe(false)
})

test('files for machines are kept like pages: 304 to who has them, HEAD without a body', async () => {
  for (const path of ['/robots.txt', '/sitemap.xml', '/site.webmanifest']) {
    const first = await get(path)
    const etag = String(first.headers.etag)
    expect((await app.get(path, { 'if-none-match': etag })).status, path).toBe(304)
    expect((await app.send('HEAD', path)).bytes.length).toBe(0)
    expect((await app.send('POST', path)).status).toBe(405)
    // Whoever shows who they are gets the same file, of the same type, uncached.
    const own = await app.get(path, { authorization: 'Bearer x' })
    expect([own.headers['content-type'], own.headers['cache-control']]).toEqual([
      first.type,
      'no-store',
    ])
  }
})
