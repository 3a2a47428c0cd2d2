import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises'
import { pino } from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { icmBanner } from '#catalogue/home/icm-banner.ts'
import { icmLine } from '#test/content/content.ts'
import { openTestApp } from '#test/open-test-app.ts'
import { whenDone } from '#test/open-test-store.ts'
import { keep } from '../kept-answer.ts'
import { writeLines } from './journal.ts'
import { PageShelf } from './page-shelf.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'linecheck-shelf-'))
  whenDone(async () => rmSync(folder, { recursive: true, force: true }))
})

/** A shelf that writes what is new after so many milliseconds. */
async function openShelf(puts = 5) {
  const { store, desk } = await openTestApp()
  const pace = { drops: 1, puts, notes: 60_000 }
  const told: string[] = []
  const log = pino({}, { write: (line) => told.push(line) })
  const shelf = await PageShelf.open(folder, log, pace)
  await shelf.follow(store.publications)
  const put = async (key: string, body: string, { status = 200, names = ['a'] } = {}) => {
    const kept = await keep({ status, type: 'text/plain', body }, {})
    shelf.put(key, kept, { policy: 'strict', until: null, names: new Set(names) })
  }
  const read = async (key: string) => (await shelf.take(key))?.answer.body.toString()
  return { shelf, desk, put, read, told, publications: store.publications }
}

const journal = () => readFileSync(join(folder, 'journal'), 'utf8')
const hashes = () =>
  readdirSync(folder, { recursive: true }).filter((name) => /[0-9a-f]{64}/.test(String(name)))

test('what says that something is wrong is not kept for later, what says that nothing is there is', async () => {
  const { shelf, put, read } = await openShelf()
  for (const status of [500, 503]) await put(`/${status}`, 'wrong', { status })
  for (const status of [200, 404, 499]) await put(`/${status}`, 'right', { status })
  await shelf.close()
  expect(shelf.size).toEqual({ pages: 3, bytes: 3 * 'right'.length })
  for (const status of [500, 503]) expect(await read(`/${status}`)).toBeUndefined()
  for (const status of [200, 404, 499]) expect(await read(`/${status}`)).toBe('right')
})

test('what waits is written as the shelf is closed, of each page the newest, and the place is free', async () => {
  const { shelf, put, read } = await openShelf(60_000)
  for (const body of ['one', 'two', 'three']) await put('/page', body)
  expect([shelf.size.pages, existsSync(join(folder, 'writer'))]).toEqual([0, true])
  await shelf.close()
  expect([await read('/page'), hashes().length]).toEqual(['three', 1])
  expect(journal().match(/"put":"\/page"/g)).toHaveLength(1)
  expect(existsSync(join(folder, 'writer'))).toBe(false)
})

test('a page of which anything is published before it is written is not written', async () => {
  const { shelf, desk, put, read } = await openShelf(60_000)
  await put('/one', 'one', { names: ['a', icmBanner.key, 'b'] })
  await put('/other', 'other', { names: ['a', 'b'] })
  await desk.publish(icmBanner, icmLine('New'))
  await shelf.close()
  expect([await read('/one'), await read('/other')]).toEqual([undefined, 'other'])
  expect(hashes()).toHaveLength(1)
})

test('what was withdrawn while nobody was there is said to be so at once', async () => {
  const { store, desk } = await openTestApp()
  const open = () => {
    const pace = { drops: 1, puts: 60_000, notes: 60_000 }
    return PageShelf.open(folder, pino({ level: 'silent' }), pace)
  }
  const first = await open()
  await first.follow(store.publications)
  const kept = await keep({ status: 200, type: 'text/plain', body: 'one' }, {})
  first.put('/one', kept, { policy: 'strict', until: null, names: new Set([icmBanner.key]) })
  await first.close()
  await desk.publish(icmBanner, icmLine('New'))
  const next = await open()
  await next.follow(store.publications)
  await expect.poll(journal).toContain('{"drop":"/one"}')
  await next.close()
})

test('who only reads a shelf writes nothing, whatever is published', async () => {
  const { shelf: writing, desk, put, publications } = await openShelf()
  await put('/one', 'one', { names: [icmBanner.key] })
  await writing.close()
  const before = journal()
  writeFileSync(join(folder, 'writer'), '1')
  const pace = { drops: 1, puts: 5, notes: 60_000 }
  const reading = await PageShelf.open(folder, pino({ level: 'silent' }), pace)
  await reading.follow(publications)
  const kept = await keep({ status: 200, type: 'text/plain', body: 'two' }, {})
  reading.put('/two', kept, { policy: 'strict', until: null, names: new Set(['a']) })
  await desk.publish(icmBanner, icmLine('New'))
  expect(reading.size.pages).toBe(0)
  await pause(100)
  await reading.close()
  expect([journal(), readFileSync(join(folder, 'writer'), 'utf8')]).toEqual([before, '1'])
})

test('a file that somebody has removed is missed by nobody', async () => {
  const { shelf, desk, put, read, told } = await openShelf()
  await put('/one', 'one', { names: [icmBanner.key] })
  await expect.poll(() => shelf.size.pages).toBe(1)
  const [file = ''] = hashes()
  rmSync(join(folder, String(file)))
  expect(await read('/one')).toBeUndefined()
  await desk.publish(icmBanner, icmLine('New'))
  await put('/two', 'two')
  await shelf.close()
  expect([await read('/two'), told]).toEqual(['two', []])
})

test('files whose names begin alike lie side by side', async () => {
  const { shelf, put, read } = await openShelf()
  const known = new Map<string, string>()
  const alike: string[] = []
  for (let nth = 0; alike.length === 0; nth++) {
    const body = `page ${nth}`
    const start = createHash('sha256').update(body).digest('hex').slice(0, 2)
    const former = known.get(start)
    if (former !== undefined) alike.push(former, body)
    known.set(start, body)
  }
  for (const body of alike) await put(`/${body}`, body)
  await shelf.close()
  for (const body of alike) expect(await read(`/${body}`)).toBe(body)
  expect(new Set(hashes().map((name) => String(name).slice(0, 2))).size).toBe(1)
})

test('a page that is withdrawn while its file is written is on no shelf', async () => {
  const { shelf, desk, put } = await openShelf()
  const body = 'petals'.repeat(100)
  await put('/first', body)
  await expect.poll(() => shelf.size.pages).toBe(1)
  const large = Buffer.alloc(48 * 1024 * 1024, 1)
  const kept = await keep({ status: 200, type: 'image/png', body: large }, {})
  shelf.put('/large', kept, { policy: 'strict', until: null, names: new Set([icmBanner.key]) })
  const isBegun = () =>
    readdirSync(folder, { recursive: true }).some((name) => /\.\d+-\d+$/.test(String(name)))
  while (!isBegun() && shelf.size.pages === 1) await turn()
  await desk.publish(icmBanner, icmLine('Withdrawn'))
  await shelf.close()
  expect(shelf.size.pages).toBe(1)
  expect(await shelf.take('/large')).toBeNull()
})

test('of several pages those are taken away of which anything is published', async () => {
  const { shelf, desk, put, read } = await openShelf()
  await put('/one', 'one', { names: ['a', icmBanner.key, 'b'] })
  await put('/other', 'other', { names: ['a', 'b'] })
  await put('/same', 'other', { names: [icmBanner.key] })
  await expect.poll(() => shelf.size.pages).toBe(3)
  await desk.publish(icmBanner, icmLine('New'))
  await expect.poll(hashes).toHaveLength(1)
  expect([await read('/one'), await read('/same'), await read('/other')]).toEqual([
    undefined,
    undefined,
    'other',
  ])
})

test('two thousand pages are kept and no more: what was put there first goes first', async () => {
  const { publications } = await openShelf().then(async ({ shelf, publications }) => {
    await shelf.close()
    return { publications }
  })
  const facts = { bytes: 1, coding: 'identity', status: 200, type: 'text/plain' } as const
  const page = { ...facts, hash: '0'.repeat(64), path: null, until: null, names: [] }
  const lines = Array.from({ length: 2_000 }, (_, nth) => ({ put: `/${nth}`, page }))
  const { mark } = publications
  writeFileSync(join(folder, 'journal'), writeLines([...(mark ? [{ mark }] : []), ...lines]))
  const pace = { drops: 1, puts: 5, notes: 60_000 }
  const shelf = await PageShelf.open(folder, pino({ level: 'silent' }), pace)
  await shelf.follow(publications)
  for (const key of ['/new', '/newer']) {
    const kept = await keep({ status: 200, type: 'text/plain', body: key }, {})
    shelf.put(key, kept, { policy: 'strict', until: null, names: new Set() })
  }
  await expect.poll(journal).toContain('{"drop":"/1"}')
  await shelf.close()
  expect(shelf.size.pages).toBe(2_000)
  expect(journal().match(/"drop":"[^"]+"/g)).toEqual(['"drop":"/0"', '"drop":"/1"'])
  expect((await shelf.take('/newer'))?.answer.body.toString()).toBe('/newer')
})
