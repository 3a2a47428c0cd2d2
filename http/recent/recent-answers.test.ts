import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { promotion } from '#catalogue/collections/promotion.ts'
import { icmBanner } from '#catalogue/home/icm-banner.ts'
import { StoreBusy } from '#store/refusals.ts'
import { icmLine } from '#test/content/content.ts'
import { publishSite } from '#test/content/publish-site.ts'
import { openTestApp } from '#test/open-test-app.ts'
import { readThrough } from '#test/storage/ailing-store.ts'
import { most, RecentAnswers } from './recent-answers.ts'

/** An app whose database goes away and comes back as the test says. */
async function openApp() {
  const database = { isAway: false, isSilent: false }
  const moody: KyselyPlugin = {
    transformQuery({ node }) {
      if (database.isAway) throw new StoreBusy('away')
      return node
    },
    async transformResult({ result }) {
      if (database.isSilent) await new Promise(() => undefined)
      return result
    },
  }
  const app = await openTestApp({ wrap: readThrough(moody) })
  await publishSite(app.services)
  return { ...app, database }
}

const asked = ['/search?query=box', '/api/search?query=box', '/api/menus/items?per_page=2']

test('while the database is away a question that was answered before is answered from memory', async () => {
  const { get, database } = await openApp()
  const before = await Promise.all(asked.map((path) => get(path)))
  database.isAway = true
  for (const [at, path] of asked.entries()) {
    const { status, bytes, headers } = await get(path)
    expect([path, status, headers['content-type']]).toEqual([
      path,
      200,
      before[at]?.headers['content-type'],
    ])
    expect(bytes).toEqual(before[at]?.bytes)
    expect(headers['cache-control']).toContain('no-store')
  }
  const other = await get('/api/search?query=box', { 'accept-language': 'de' })
  expect([other.status, other.headers['retry-after']]).toEqual([503, '5'])
  for (const path of ['/search?query=never', '/api/search?query=never'])
    expect((await get(path)).status).toBe(503)
  expect((await get(asked[1] ?? '', { authorization: 'Bearer x' })).status).toBe(503)
})

test('what is published just before the database goes leaves guests what they were answered', async () => {
  const { get, database, desk } = await openApp()
  for (const path of asked) expect((await get(path)).status).toBe(200)
  await desk.publish(icmBanner, icmLine('Another'))
  database.isAway = true
  for (const path of asked) expect([path, (await get(path)).status]).toEqual([path, 200])
})

test('an answer that was overtaken earlier than that, or that the clock has changed, is not given again', async () => {
  const { services, desk, clock } = await openApp()
  const { now, store } = services
  const [strict, lenient] = [new RecentAnswers(services, 0), new RecentAnswers(services)]
  const answer = { status: 200, type: 'text/html', body: 'x' }
  for (const recent of [strict, lenient]) await recent.remember('a', answer, recent.sequence)
  expect([strict.recall('a'), lenient.recall('a')]).toEqual([answer, answer])
  await desk.publish(icmBanner, icmLine('Another'))
  await store.publications.refresh()
  expect([strict.recall('a'), lenient.recall('a')]).toEqual([null, answer])
  // Asked before that and made after it: nobody knows which of the two it shows.
  for (const recent of [strict, lenient]) await recent.remember('b', answer, recent.sequence - 1)
  await store.publications.refresh()
  expect([strict.recall('b'), lenient.recall('b')]).toEqual([null, answer])
  const starts_at = new Date(Date.parse(now()) + 60_000).toISOString()
  await desk.publishEntry(promotion, { title: 'From noon', starts_at }, now())
  await lenient.remember('c', answer, lenient.sequence)
  clock.pass({ seconds: 59 })
  expect(lenient.recall('c')).toEqual(answer)
  clock.pass({ seconds: 1 })
  expect(lenient.recall('c')).toBeNull()
})

test('guests do not wait for a database that has fallen silent, where they were answered before', async () => {
  const { get, store, desk, database } = await openApp()
  const before = await Promise.all(asked.map((path) => get(path)))
  await desk.publish(icmBanner, icmLine('Another'))
  store.publications.stop()
  await expect.poll(() => store.publications.silence, { timeout: 5_000 }).toBeGreaterThan(2_000)
  database.isSilent = true
  for (const [at, path] of asked.entries()) {
    const { status, bytes } = await get(path)
    expect([path, status, bytes]).toEqual([path, 200, before[at]?.bytes])
  }
  const ready = await get('/readyz')
  expect(ready.bytes.toString()).toMatch(/^degraded: the database has said nothing for [2-9] s\n$/)
  database.isSilent = false
  await store.publications.refresh()
  expect((await get('/readyz')).bytes.toString()).toBe('ok\n')
  expect((await get('/search?query=Another')).status).toBe(200)
})

test('a call that is asked what it does not know is the kept one, also while the database is away', async () => {
  const { get, database } = await openApp()
  const plain = await get('/api/menus/items')
  await get('/home')
  database.isAway = true
  for (const search of ['?utm_source=mail', '?x=1&y=2', '?page=', '?']) {
    const { status, headers, bytes } = await get(`/api/menus/items${search}`)
    expect([search, status, headers.etag]).toEqual([search, 200, plain.headers.etag])
    expect(bytes).toEqual(plain.bytes)
  }
  expect((await get('/api/menus/items?page=2')).status).toBe(503)
  expect((await get('/home?utm_source=mail')).status).toBe(200)
})

test('so many answers are remembered, none of them long: the one that was given first goes first', async () => {
  const { services } = await openTestApp()
  const recent = new RecentAnswers(services)
  const remember = (key: string, body: string) =>
    recent.remember(key, { status: 200, type: 'text/html', body }, recent.sequence)
  for (let nth = 0; nth < most.entries; nth += 1) await remember(`/${nth}`, 'fries')
  expect(recent.recall('/0')?.body).toBe('fries')
  await remember('/one-more', 'x'.repeat(most.characters))
  expect([recent.recall('/0'), recent.recall('/1')?.body]).toEqual([null, 'fries'])
  expect(recent.recall('/one-more')).not.toBeNull()
  await remember('/long', 'x'.repeat(most.characters + 1))
  expect([recent.recall('/long'), recent.recall('/1')?.body]).toEqual([null, 'fries'])
  // What is given again is as good as new.
  await remember('/1', 'shakes')
  await remember('/two-more', 'fries')
  expect([recent.recall('/1')?.body, recent.recall('/2')]).toEqual(['shakes', null])
})
