import { setTimeout as pause } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeEach, expect, test } from 'vitest'
import { heroBanner } from '#catalogue/sections/home/hero-banner.ts'
import { footer } from '#catalogue/sections/site/footer.ts'
import { settings } from '#catalogue/sections/site/settings.ts'
import { icmLine, slide } from '#test/content/content.ts'
import { type PublishedSite, publishSite, publishSiteLayout } from '#test/content/publish-site.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { asApprover, asEditor } from '#test/people.ts'

let app: TestApp
let site: PublishedSite
beforeEach(async () => {
  app = await openTestApp()
  site = await publishSite(app.services)
})

const html = async (path: string) => (await app.get(path)).bytes.toString()
const etagOf = async (path: string) => (await app.get(path)).headers.etag

async function keptEntries(): Promise<number> {
  const metrics = await html('/metrics')
  return Number(/^linecheck_kept_entries (\d+)$/m.exec(metrics)?.[1])
}

async function submitLine(name: string) {
  const body = { ...icmLine(name), approval: 1 }
  const { data } = (await app.call<{ id: number }>(asEditor, 'POST', '/banners/home/icm', body))
    .body
  return { entity_id: data.id, entity_type: 'icm_banner' }
}

test('the root leads to the home page, with whatever was asked', async () => {
  for (const [path, location] of [
    ['/', '/home'],
    ['/?utm=1', '/home?utm=1'],
    ['/?x=%0d%0aset-cookie:y', '/home?x=%0d%0aset-cookie:y'],
  ] as const) {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers, bytes } = await app.send(method, path)
      expect([path, status, headers.location, bytes.length]).toEqual([path, 302, location, 0])
      expect(headers['cache-control']).toBe('no-cache')
    }
  }
})

test('the home page is complete without a script', async () => {
  const { status, headers, bytes } = await app.get('/home')
  const page = bytes.toString()
  expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(page).toMatch(/^<!doctype html><html lang="en" dir="ltr".*<\/html>$/s)
  for (const words of [
    'Two for one',
    'Shakes at three',
    'Petal Fries',
    'Fresh since five',
    'Crew picks',
    'Shifts that fit around school.',
    'Open early',
    site.picture.path,
  ]) {
    expect(page).toContain(words)
  }
  expect(page).toContain('rel="canonical" href="http://localhost:3000/home"')
  expect(headers['cache-control']).toBe('public, no-cache')
  expect(headers['set-cookie']).toBeUndefined()
})

test('settings that an older version saved, without languages, are drawn', async () => {
  const values = { brand_name: 'Of before' }
  await app.services.store.write((tx) =>
    tx
      .updateTable('revision')
      .set({ content: JSON.stringify({ values, items: [], lastItemId: 0 }) })
      .where('subject', '=', settings.key)
      .execute(),
  )
  const { status, bytes } = await app.get('/home')
  expect([status, bytes.toString()]).toEqual([200, expect.stringContaining('Of before')])
})

test('HEAD has the headers of GET and no body', async () => {
  for (const path of ['/home', '/error-404', '/api/banners/home/main']) {
    const get = await app.get(path)
    const head = await app.send('HEAD', path)
    const { date: _date, 'x-request-id': _id, ...wanted } = get.headers
    expect(head.headers).toMatchObject(wanted)
    expect([head.status, head.bytes.length]).toEqual([get.status, 0])
    expect(get.headers['content-length']).toBe(String(get.bytes.length))
  }
})

test('who has the bytes already gets 304 without them', async () => {
  for (const path of ['/home', '/api/banners/home/main', `/api/promotions/${site.offer}`]) {
    const { headers } = await app.get(path)
    const etag = headers.etag ?? ''
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/)
    for (const sent of [etag, `"x", ${etag}`, '*']) {
      const again = await app.get(path, { 'if-none-match': sent })
      expect([again.status, again.bytes.length, again.headers.etag]).toEqual([304, 0, etag])
      expect(again.headers['cache-control']).toBe('public, no-cache')
      expect(again.headers.vary).toBe('accept-encoding')
    }
    expect((await app.get(path, { 'if-none-match': '"other"' })).status).toBe(200)
    expect((await app.get(path, { 'if-none-match': etag, authorization: 'x' })).status).toBe(200)
  }
})

test('each client gets the bytes in a coding that it knows', async () => {
  const plain = await html('/home')
  const codings: [accept: string, coding: string | undefined, unpack: (b: Buffer) => Buffer][] = [
    ['br', 'br', (bytes) => brotliDecompressSync(bytes)],
    ['gzip, deflate, br, zstd', 'br', (bytes) => brotliDecompressSync(bytes)],
    ['gzip', 'gzip', (bytes) => gunzipSync(bytes)],
    ['br;q=0, gzip', 'gzip', (bytes) => gunzipSync(bytes)],
    ['br;q=0,gzip;q=0', undefined, (bytes) => bytes],
    ['identity', undefined, (bytes) => bytes],
    ['abracadabra', undefined, (bytes) => bytes],
  ]
  for (const [accept, coding, unpack] of codings) {
    const { headers, bytes } = await app.get('/home', { 'accept-encoding': accept })
    expect([accept, headers['content-encoding'], headers.vary]).toEqual([
      accept,
      coding,
      'accept-encoding',
    ])
    expect(unpack(bytes).toString()).toBe(plain)
  }
})

test('what is made for one guest comes compressed too', async () => {
  for (const path of ['/search?query=burger', '/home?preview=1', '/menu?diet=vegan']) {
    const plain = await app.get(path)
    const small = await app.get(path, { 'accept-encoding': 'gzip, br' })
    expect(small.headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'accept-encoding',
      'cache-control': 'no-store',
    })
    expect(small.bytes.length).toBeLessThan(plain.bytes.length / 2)
    expect(brotliDecompressSync(small.bytes)).toEqual(plain.bytes)
  }
})

test('unknown parameters get the same bytes and are not kept', async () => {
  const plain = await app.get('/home')
  await app.get('/api/banners/home/main')
  const before = await keptEntries()
  for (let count = 0; count < 1_000; count += 1) {
    const { headers } = await app.get(`/home?x${count}=${count}`)
    expect(headers.etag).toBe(plain.headers.etag)
  }
  for (let count = 0; count < 50; count += 1) await app.get(`/api/banners/home/main?x${count}`)
  expect(await keptEntries()).toBe(before)
})

test('every unknown address gets the one 404 page', async () => {
  const page = await html('/error-404')
  const before = await keptEntries()
  for (const path of [
    '/nothing',
    '/home%00',
    '/.env',
    '/wp-login.php',
    '/media/x',
    '/assets/x.js',
    '/__proto__',
    '/constructor',
  ]) {
    const { status, bytes } = await app.get(path)
    expect([path, status, bytes.toString()]).toEqual([path, 404, page])
  }
  expect(await keptEntries()).toBe(before)
})

test('each error page answers its own status and keeps search engines out', async () => {
  for (const status of [400, 401, 403, 404, 500, 503]) {
    const response = await app.get(`/error-${status}`)
    const page = response.bytes.toString()
    expect(response.status).toBe(status)
    expect(page).toContain('<meta name="robots" content="noindex"/>')
    expect(page).toContain('BACK TO HOME PAGE')
    expect((await app.get(`/error-${status}`, { 'if-none-match': '*' })).status).toBe(status)
  }
})

test('a page is only read', async () => {
  for (const path of ['/home', '/', '/nothing', '/error-404']) {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE']) {
      const { status, headers } = await app.send(method, path)
      expect([path, method, status, headers.allow]).toEqual([path, method, 405, 'GET, HEAD'])
    }
  }
})

test('an approval drops what shows it and nothing else', async () => {
  const [home, error] = [await etagOf('/home'), await etagOf('/error-404')]
  await app.call(asApprover, 'POST', '/approvals/approve', await submitLine('New line'))
  expect(await etagOf('/home')).not.toBe(home)
  expect(await etagOf('/error-404')).toBe(error)
  await publishSiteLayout(app.services, footer, { text: 'Open late', copyright: '2026' })
  expect(await etagOf('/error-404')).not.toBe(error)
})

test('an approval is on the page with the next request, a rejection never', async () => {
  for (let count = 0; count < 5; count += 1) {
    await html('/home')
    const named = await submitLine(`Line number ${count}`)
    expect(await html('/home')).not.toContain(`Line number ${count}`)
    const step = count % 2 ? 'reject' : 'approve'
    await app.call(asApprover, 'POST', `/approvals/${step}`, named)
    expect((await html('/home')).includes(`Line number ${count}`)).toBe(step === 'approve')
  }
})

test('an approval on one node is on the other within a second', async () => {
  const other = await openTestApp({ location: app.location, clock: app.clock })
  const seen = async () => (await other.get('/home')).bytes.toString()
  expect(await seen()).toContain('Fresh since five')
  await app.call(asApprover, 'POST', '/approvals/approve', await submitLine('On every node'))
  await expect.poll(seen, { timeout: 1_000, interval: 20 }).toContain('On every node')
})

test('guests see a set before or after an approval, never between', async () => {
  const seen = new Set<string>()
  let isDone = false
  async function watch() {
    while (!isDone) {
      const { bytes } = await app.get('/api/banners/home/main')
      const { banners } = JSON.parse(bytes.toString()).data
      seen.add(banners.map(({ url }: { url: string }) => url).join())
    }
  }
  const watching = [watch(), watch()]
  for (let count = 1; count <= 8; count += 1) {
    const named = slide(site.picture.id, site.offer, { url: `/faqs#set-${count}` })
    const removeBanner = (await app.desk.live(heroBanner))?.items.map(({ id }) => id)
    await app.desk.publish(heroBanner, { banners: [named, named, named], removeBanner })
    await pause(5)
  }
  isDone = true
  await Promise.all(watching)
  expect(seen.size).toBeGreaterThan(1)
  for (const set of seen) expect(set).toMatch(/^(\/promotion,\/promotion|(\/faqs#set-\d),\2,\2)$/)
})

test('when the database fails, pages that are kept go on and others say so', async () => {
  const home = await html('/home')
  await html('/error-503')
  await app.store.close()
  expect(await html('/home')).toBe(home)
  const { status, bytes, headers } = await app.get('/error-400')
  expect([500, 503]).toContain(status)
  expect(bytes.toString()).toContain('BACK TO HOME PAGE')
  expect(headers['cache-control']).toBe('no-store')
  const call = await app.send('GET', '/api/careers/homepage')
  expect([500, 503]).toContain(call.status)
  expect(call.bytes.toString()).not.toMatch(/sqlite|postgres|at .*\.ts/i)
})
