import { beforeAll, expect, test } from 'vitest'
import { promotion } from '#catalogue/collections/promotion.ts'
import { type PublishedSite, publishSite } from '#test/content/publish-site.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { asAdmin, asSupport } from '#test/people.ts'

interface Result {
  title: string
  url: string
  picture: { url: string; alt: string } | null
}

interface Results {
  query: string
  total: number
  groups: { kind: string; total: number; results: Result[] }[]
}

let app: TestApp
let site: PublishedSite
beforeAll(async () => {
  app = await openTestApp()
  site = await publishSite(app.services)
})

const search = async (query: string) => {
  const { status, body } = await app.call<Results>(
    null,
    'GET',
    `/search?query=${encodeURIComponent(query)}`,
  )
  return { status, ...body }
}

/** The page's text between header and footer. */
async function page(address: string) {
  const { status, bytes } = await app.get(address)
  const [, main = ''] = /<main.*?>(.*)<\/main>/.exec(bytes.toString()) ?? []
  return { status, main }
}

test('everybody may search, and gets results by kind', async () => {
  const { status, data } = await search('petal fris')
  expect(status).toBe(200)
  expect(data).toMatchObject({ query: 'petal fris', groups: expect.any(Array) })
  expect(data.groups.find(({ kind }) => kind === 'Menu')?.results).toMatchObject([
    { title: 'Petal Fries', url: expect.stringMatching(/^\/menu-details\/\d+$/) },
  ])
  expect((await app.call(asSupport, 'GET', '/search?query=fries')).status).toBe(200)
})

test('a blank search finds nothing; one that is too long, or is not text, is refused', async () => {
  for (const query of ['', '   ', '!!!'])
    expect((await search(query)).data).toMatchObject({
      query: query.trim(),
      total: 0,
      groups: [],
    })
  expect((await app.call<Results>(null, 'GET', '/search')).body.data.query).toBe('')
  expect((await search('x'.repeat(201))).status).toBe(422)
  expect((await search('a\u0000b')).status).toBe(422)
})

test('a result has the picture of what was found, with its words, or none', async () => {
  await app.desk.publishEntry(promotion, { title: 'Lantern box', image: site.picture.id })
  const { data } = await search('lantern')
  const [offer] = data.groups.flatMap((group) => group.results)
  expect(offer?.picture).toEqual({ url: site.picture.path, alt: expect.stringMatching(/./) })
  const { data: pages } = await search('faqs')
  const page = pages.groups.flatMap((group) => group.results).find(({ url }) => url === '/faqs')
  expect(page?.picture).toBeNull()
})

test('kinds are called what the reader calls them', async () => {
  const { bytes } = await app.get('/api/search?query=petal', { 'accept-language': 'de-CH' })
  const { data }: { data: Results } = JSON.parse(bytes.toString())
  expect(data.groups.map(({ kind }) => kind)).toContain('Speisekarte')
})

test('the page shows results on the server, by kind, with what was met marked', async () => {
  const { status, main } = await page('/search?query=fries')
  expect(status).toBe(200)
  expect(main).toMatch(/<h2>Menu<\/h2>/)
  expect(main).toContain('<bdi>Petal <mark>Fries</mark></bdi></a>')
  expect(main).toMatch(/<p class="search-count" role="status">\d results? for “fries”<\/p>/)
  expect(main).toMatch(/<input[^>]*value="fries"/)
})

test('a blank term marks the box as wrong and searches nothing', async () => {
  for (const address of ['/search?query=', '/search?query=%20%20']) {
    const { main } = await page(address)
    expect(main).toMatch(/<input[^>]*aria-invalid="true"/)
    expect(main).not.toContain('<h2>')
  }
  const { main } = await page('/search')
  expect(main).not.toContain('aria-invalid')
  expect(main).toMatch(/<input[^>]*required=""/)
})

const hostile = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=1>',
  "' or 1=1",
  '%00',
  '\ud800',
  'x'.repeat(5000),
  '{{7*7}}',
]

test.each(hostile)('%j is only text', async (query) => {
  const { status, main } = await page(`/search?query=${encodeURIComponent(query.toWellFormed())}`)
  expect(status).toBe(200)
  expect(main).not.toMatch(/<script>|<img src=x/)
})

test('searches are not kept, whatever stands in the address', async () => {
  const kept = async () =>
    (await app.get('/metrics')).bytes.toString().match(/kept_entries (\d+)/)?.[1]
  await app.get('/search')
  const before = await kept()
  for (let n = 0; n < 20; n++) await app.get(`/search?query=term${n}&x=${n}`)
  for (let n = 0; n < 20; n++) await app.get(`/search?other=${n}`)
  expect(await kept()).toBe(before)
})

test('a search reads nothing in the moment of the database that a page is read in', async () => {
  let readers = 0
  const readersMeanwhile: number[] = []
  const other = await openTestApp({
    wrap: (store) => ({
      ...store,
      async readSnapshot(work) {
        readers += 1
        return store.readSnapshot(work).finally(() => {
          readers -= 1
        })
      },
    }),
  })
  const { search } = other.services
  const find = search.search.bind(search)
  search.search = (query) => {
    readersMeanwhile.push(readers)
    return find(query)
  }
  await other.desk.publishEntry(promotion, { title: 'Golden fries' })
  expect((await other.get('/search?query=fries')).status).toBe(200)
  expect(readersMeanwhile.length).toBeGreaterThan(0)
  expect(new Set(readersMeanwhile)).toEqual(new Set([0]))
})

test('while the index is being built the call is refused with 503, and the page says so', async () => {
  const other = await openTestApp({ searchTimeout: 0 })
  const { status, headers, body } = await other.call(null, 'GET', '/search?query=fries')
  expect([status, headers['retry-after']]).toEqual([503, '2'])
  expect(body).toMatchObject({ message: expect.stringMatching(/^Search is not ready yet/) })
  await other.services.search.close()
  const { status: shown, bytes } = await other.get('/search?query=fries')
  expect(shown).toBe(200)
  expect(bytes.toString()).toMatch(/role="status">Search is not ready yet/)
  expect((await other.get('/de/search?query=fries')).status).toBeLessThan(500)
})

test('a word of another language of the brand leads to its pages, and says so', async () => {
  const other = await openTestApp()
  const settings = { brand_name: 'Marigold', languages: ['en', 'ae', 'de'] }
  expect((await other.call(asAdmin, 'POST', '/settings/update', settings)).status).toBe(200)
  const entry = await other.desk.publishEntry(promotion, { title: 'Lantern box' })
  const at = { entry, language: 'ae' } as const
  await other.desk.publish(promotion, { title: 'صندوق الفانوس' }, at)
  const find = async (query: string, lang: string) => {
    const path = `/search?query=${encodeURIComponent(query)}&lang=${lang}`
    const { body } = await other.call<Results>(null, 'GET', path)
    const urls = body.data.groups.flatMap(({ results }) => results.map(({ url }) => url))
    return [body.message, urls]
  }
  expect(await find('فانوس', 'en')).toEqual([
    'Found in \u2068العربية\u2069.',
    [`/ar/promotion/${entry}/details`],
  ])
  expect(await find('lantern', 'ae')).toEqual([
    'Found in English.',
    [`/promotion/${entry}/details`],
  ])
  expect(await find('lantern', 'de')).toEqual(['Loaded.', [`/promotion/${entry}/details`]])
  const { bytes } = await other.get(`/search?query=${encodeURIComponent('فانوس')}`)
  expect(bytes.toString()).toMatch(/role="status">Results for “فانوس” in العربية:/)
  expect(bytes.toString()).toContain(
    `href="/ar/promotion/${entry}/details" lang="ar" hrefLang="ar"`,
  )
})

test('a form that is sent blank stays where it is; an address that asks for blanks is a page', async () => {
  const from = (site: string) => app.get('/search?query=%20', { 'sec-fetch-site': site })
  const sent = await from('same-origin')
  expect([sent.status, sent.bytes.length]).toEqual([204, 0])
  expect(sent.headers['cache-control']).toBe('no-store')
  for (const site of ['none', 'cross-site']) expect((await from(site)).status).toBe(200)
  expect((await app.get('/search?query=x', { 'sec-fetch-site': 'same-origin' })).status).toBe(200)
})

test('the pages of the site are found', async () => {
  const { bytes } = await app.get('/api/search?query=faqs')
  expect(bytes.toString()).toContain('"url":"/faqs"')
  expect((await search('menu')).data.groups[0]).toMatchObject({
    results: [{ url: '/menu' }, { url: '/menu/allergens' }],
  })
})
