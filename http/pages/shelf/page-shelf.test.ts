import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pino } from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { promotion } from '#catalogue/collections/promotion.ts'
import { icmBanner } from '#catalogue/home/icm-banner.ts'
import { awayStore } from '#store/away-store.ts'
import type { Store } from '#store/store.ts'
import { icmLine } from '#test/content/content.ts'
import { publishSite } from '#test/content/publish-site.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { whenDone } from '#test/open-test-store.ts'
import { keep } from '../kept-answer.ts'
import { PageShelf } from './page-shelf.ts'

const quick = { drops: 1, puts: 5, notes: 20 }
const told: { msg: string; err?: { code: string } }[] = []
const log = pino({}, { write: (line) => told.push(JSON.parse(line)) })

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'linecheck-shelf-'))
  whenDone(async () => rmSync(folder, { recursive: true, force: true }))
})

/** A process that has its database. */
async function openWhole(before?: TestApp) {
  const shelf = await PageShelf.open(folder, log, quick)
  const app = await openTestApp({ shelf, ...(before ? { place: before.place } : {}) })
  if (!before) await publishSite(app.services)
  await shelf.follow(app.store.publications)
  return { ...app, shelf }
}

/** A process that starts while its database is away. */
async function openAway({ place, clock }: TestApp) {
  const shelf = await PageShelf.open(folder, log, quick)
  const wrap = ({ place }: Store) => awayStore(place, new Error('gone'))
  const app = await openTestApp({ place, clock, wrap, shelf, standsIn: 'gone' })
  return { ...app, shelf }
}

/** Resolves when the shelf has written what waits. */
async function written({ shelf }: { shelf: PageShelf }, pages: number): Promise<void> {
  await expect.poll(() => shelf.size.pages).toBe(pages)
  await pause(20)
}

function files(): string[] {
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => /[0-9a-f]{64}/.test(name))
}

test('a process that starts without its database serves what was asked for before, byte for byte', async () => {
  const whole = await openWhole()
  const paths = ['/home', '/api/banners/home/main', '/search']
  const before = await Promise.all(paths.map((path) => whole.get(path)))
  await written(whole, 3)
  await whole.shelf.close()

  const away = await openAway(whole)
  for (const [at, path] of paths.entries()) {
    for (const address of [path, `${path}?utm_source=mail`]) {
      const { status, bytes, headers } = await away.get(address)
      expect([address, status]).toEqual([address, 200])
      expect(bytes).toEqual(before[at]?.bytes)
      for (const name of ['etag', 'content-type', 'content-security-policy'])
        expect(headers[name]).toBe(before[at]?.headers[name])
    }
  }
  for (const path of ['/menu', '/search?query=box', '/api/search?query=box', '/no-such-page']) {
    for (let time = 0; time < 3; time++) {
      const { status, headers } = await away.get(path)
      expect([path, status, headers['retry-after']]).toEqual([path, 503, '5'])
    }
  }
  expect((await away.get('/api/auth/me', { authorization: 'Bearer x' })).status).toBeGreaterThan(
    400,
  )
  const ready = await away.get('/readyz')
  expect([ready.status, ready.bytes.toString()]).toEqual([
    200,
    'degraded: started without its database (gone)\n',
  ])
  expect((await away.get('/metrics')).bytes.toString()).toMatch(/^linecheck_degraded 1$/m)
  expect((await away.get('/healthz')).status).toBe(200)
})

test('what is published meanwhile is taken away, and what was made anew is put in its place', async () => {
  const whole = await openWhole()
  await whole.get('/home')
  await whole.get('/search')
  await written(whole, 2)
  await whole.desk.publish(icmBanner, icmLine('A newer line'))
  await expect
    .poll(async () => (await whole.get('/home')).bytes.toString())
    .toContain('A newer line')
  await written(whole, 2)
  await whole.shelf.close()
  const away = await openAway(whole)
  expect((await away.get('/home')).bytes.toString()).toContain('A newer line')
  expect((await away.get('/search')).status).toBe(200)
  expect(files()).toHaveLength(2)
})

test('a page that was withdrawn just before the process was killed is not shown', async () => {
  const whole = await openWhole()
  await whole.get('/home')
  await written(whole, 1)
  const journal = join(folder, 'journal')
  const before = readFileSync(journal, 'utf8')
  await whole.desk.publish(icmBanner, icmLine('Withdrawn'))
  await expect.poll(() => readFileSync(journal, 'utf8')).toContain('{"drop":"/home"}')
  // Killed before the page was made anew: what stands behind the drop was never written.
  const after = readFileSync(journal, 'utf8')
  const cut = after.indexOf('{"drop":"/home"}') + '{"drop":"/home"}'.length
  await whole.shelf.close()
  writeFileSync(journal, `${before}${after.slice(before.length, cut)}`)
  const away = await openAway(whole)
  expect((await away.get('/home')).status).toBe(503)
})

test('what others published while the process was not there is taken away when it starts', async () => {
  const first = await openWhole()
  await first.get('/home')
  await first.get('/api/banners/home/main')
  await first.get('/search')
  await written(first, 3)
  await first.shelf.close()
  await first.desk.publish(icmBanner, icmLine('From another node'))
  const next = await openWhole(first)
  await written(next, 1)
  await next.shelf.close()
  const away = await openAway(first)
  expect((await away.get('/home')).status).toBe(503)
  expect((await away.get('/search')).status).toBe(200)
})

test('pages of another database, or of one that was restored, are thrown away', async () => {
  const first = await openWhole()
  await first.get('/home')
  await written(first, 1)
  await first.shelf.close()
  const journal = join(folder, 'journal')
  const same = await PageShelf.open(folder, log, quick)
  await same.follow(first.store.publications)
  expect(same.size.pages).toBe(1)
  await same.close()
  const text = readFileSync(journal, 'utf8')
  writeFileSync(journal, text.replaceAll(/"at":"[^"]*"/g, '"at":"2001-01-01T00:00:00.000Z"'))
  const other = await PageShelf.open(folder, log, quick)
  await other.follow(first.store.publications)
  expect(other.size.pages).toBe(0)
})

test('a file that is not what it was, and a torn journal, cost that page and no other', async () => {
  const whole = await openWhole()
  await whole.get('/home')
  await whole.get('/search')
  await written(whole, 2)
  await whole.shelf.close()
  const [spoiled = ''] = files()
  const path = join(folder, spoiled)
  const bytes = readFileSync(path)
  bytes[10] = (bytes[10] ?? 0) ^ 1
  writeFileSync(path, bytes)
  writeFileSync(
    join(folder, 'journal'),
    `${readFileSync(join(folder, 'journal'), 'utf8')}{"put":"/ho`,
  )
  const away = await openAway(whole)
  const statuses = [(await away.get('/home')).status, (await away.get('/search')).status]
  expect(statuses.sort()).toEqual([200, 503])
})

test('what the clock has changed meanwhile is not shown', async () => {
  const whole = await openWhole()
  const entry = { title: 'Until nine', ends_at: '2026-05-04T09:00:00.000Z' }
  await whole.desk.publishEntry(promotion, entry)
  await whole.get('/promotion')
  await whole.get('/search')
  await written(whole, 2)
  await whole.shelf.close()
  const away = await openAway(whole)
  expect((await away.get('/promotion')).bytes.toString()).toContain('Until nine')
  whole.clock.pass({ minutes: 60 })
  expect((await away.get('/promotion')).status).toBe(503)
  expect((await away.get('/search')).status).toBe(200)
})

test('a shelf that nobody has held against the ledger for a day is not shown', async () => {
  const whole = await openWhole()
  await whole.get('/home')
  await written(whole, 1)
  await whole.shelf.close()
  const known = new Date(Date.parse(whole.clock.now()) - 23 * 3_600_000)
  utimesSync(join(folder, 'journal'), known, known)
  const away = await openAway(whole)
  expect((await away.get('/home')).status).toBe(200)
  whole.clock.pass({ minutes: 61 })
  expect((await away.get('/home')).status).toBe(503)
  expect((await (await openAway(whole)).get('/home')).status).toBe(503)
})

test('a page that was withdrawn while nothing could be written is taken away later', async () => {
  const whole = await openWhole()
  await whole.get('/home')
  await written(whole, 1)
  const journal = join(folder, 'journal')
  const before = readFileSync(journal, 'utf8')
  rmSync(journal)
  mkdirSync(journal)
  await whole.desk.publish(icmBanner, icmLine('Withdrawn'))
  await expect.poll(() => whole.shelf.size.pages).toBe(0)
  await expect
    .poll(() => told.at(-1))
    .toMatchObject({ msg: 'pages were not kept on disk', err: { code: 'EISDIR' } })
  rmdirSync(journal)
  // It may be writing again by now.
  appendFileSync(journal, before)
  await expect.poll(() => readFileSync(journal, 'utf8')).toContain('{"drop":"/home"}')
})

test('who only reads a shelf leaves out what was withdrawn before it started', async () => {
  const one = await openWhole()
  await one.get('/home')
  await one.get('/search')
  await written(one, 2)
  await one.shelf.close()
  await one.desk.publish(icmBanner, icmLine('Withdrawn'))
  // Another process of this machine writes here.
  writeFileSync(join(folder, 'writer'), '1')
  const two = await PageShelf.open(folder, log, quick)
  await two.follow(one.store.publications)
  expect(await two.take('/home')).toBeNull()
  expect(await two.take('/search')).not.toBeNull()
})

test('the content of a page that is gone is removed, and one that is the same again is written once', async () => {
  const whole = await openWhole()
  await whole.get('/home')
  await written(whole, 1)
  const [former = ''] = files()
  const written1 = statSync(join(folder, former)).mtimeMs
  // Another page of the same words has the same file.
  await whole.get('/api/banners/home/main')
  await written(whole, 2)
  expect(files()).toContain(former)
  expect(statSync(join(folder, former)).mtimeMs).toBe(written1)
  await whole.desk.publish(icmBanner, icmLine('One'))
  await expect.poll(async () => (await whole.get('/home')).bytes.toString()).toContain('One')
  await expect.poll(() => files().includes(former)).toBe(false)
  await expect.poll(() => files().length).toBe(2)
})

test('a shelf takes 64 MiB and no more: what was put there first goes first', async () => {
  const app = await openTestApp()
  const shelf = await PageShelf.open(folder, log, quick)
  await shelf.follow(app.store.publications)
  const made = { policy: 'strict', until: null, names: new Set<string>() }
  const put = async (key: string, fill: number) => {
    const body = Buffer.alloc(32 * 1024 * 1024, fill)
    shelf.put(key, await keep({ status: 200, type: 'image/png', body }, {}), made)
  }
  await put('/first', 1)
  await put('/second', 2)
  await expect.poll(() => shelf.size).toEqual({ pages: 2, bytes: 64 * 1024 * 1024 })
  await put('/third', 3)
  await expect.poll(() => shelf.take('/first')).toBeNull()
  expect(shelf.size.pages).toBe(2)
  expect(await shelf.take('/second')).not.toBeNull()
})

test('of two processes at one shelf one writes, and the next may when that has ended', async () => {
  const one = await openWhole()
  const two = await PageShelf.open(folder, log, quick)
  expect(readFileSync(join(folder, 'writer'), 'utf8')).toBe(String(process.pid))
  writeFileSync(join(folder, 'writer'), '1')
  await two.follow(one.store.publications)
  await two.close()
  expect(readFileSync(join(folder, 'writer'), 'utf8')).toBe('1')
  writeFileSync(join(folder, 'writer'), '999999999')
  await two.follow(one.store.publications)
  expect(readFileSync(join(folder, 'writer'), 'utf8')).toBe(String(process.pid))
})
