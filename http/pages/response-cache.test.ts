import { tmpdir } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { promotion } from '#catalogue/collections/promotion.ts'
import { discover } from '#catalogue/sections/home/discover.ts'
import { icmBanner } from '#catalogue/sections/home/icm-banner.ts'
import { type Reading, readEntries, readSection } from '#domain/reading/reading.ts'
import type { Services } from '#domain/services.ts'
import { folderFiles } from '#store/media/files.ts'
import { icmLine } from '#test/content/content.ts'
import { workspace } from '#test/content/workspace.ts'
import { openTestStore } from '#test/open-test-store.ts'
import { addTestPeople, asApprover, asEditor } from '#test/people.ts'
import { testEncryption } from '#test/storage/test-encryption.ts'
import { testClock } from '#test/test-clock.ts'
import { ResponseCache } from './response-cache.ts'

/** A kept page that shows the ICM line, made only when the test lets it. */
async function openKept(limits?: { bytes: number; entries: number }) {
  const store = await openTestStore()
  await addTestPeople(store)
  const clock = testClock()
  const services: Services = {
    store,
    files: folderFiles(tmpdir()),
    encryption: testEncryption,
    now: clock.now,
  }
  const told: { level: number; msg: string; key: string; err: { message: string } }[] = []
  const kept = new ResponseCache(
    services,
    pino({}, { write: (line) => told.push(JSON.parse(line)) }),
    () => ({ 'x-common': '1' }),
    limits,
  )
  const { publish } = workspace(store)
  const state = { makes: 0, fails: false, gate: null as Promise<void> | null }

  async function make(reading: Reading) {
    state.makes += 1
    if (state.fails) throw new Error('the database is away')
    const line = await readSection(reading, icmBanner)
    await state.gate
    return { status: 200, type: 'text/plain', body: line?.values.name ?? 'nothing' }
  }

  return {
    kept,
    clock,
    state,
    store,
    told,
    make,
    publish: (name: string, more = {}) => publish(icmBanner, { ...icmLine(name), ...more }),
    page: async (key = '/page') => (await kept.get(key, make)).identity.bytes.toString(),
    /** Holds every make up until the function that it gives is called. */
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>()
      state.gate = promise
      return () => {
        state.gate = null
        resolve()
      }
    },
  }
}

test('an answer is made once for each state of its content', async () => {
  const { page, publish, state } = await openKept()
  await publish('One')
  await Promise.all(Array.from({ length: 20 }, () => page()))
  expect(await page()).toBe('One')
  expect(state.makes).toBe(1)
  await publish('Two')
  expect(await page()).toBe('Two')
  await pause(20)
  expect(state.makes).toBe(2)
})

test('only what has read a subject is dropped when it changes', async () => {
  const { page, kept, store, make, publish } = await openKept()
  await publish('One')
  await page()
  const other = await kept.get('/other', async (reading) => {
    await readSection(reading, discover)
    return { status: 200, type: 'text/plain', body: 'cards' }
  })
  await publish('Two')
  expect(kept.find('/other')).toBe(other)
  expect((await kept.get('/page', make)).identity.bytes.toString()).toBe('Two')
  expect(store.publications.changedAt('home.icm')).toBe(2)
})

test('after a publication what guests ask for is made again without being asked', async () => {
  const { page, publish, kept } = await openKept()
  await publish('One')
  await page()
  for (const name of ['Two', 'Three']) {
    await publish(name)
    await expect.poll(() => kept.find('/page')?.identity.bytes.toString()).toBe(name)
    expect(kept.size).toEqual({ entries: 1, bytes: name.length })
  }
})

test('a file of thousands of restaurants is made again only when somebody asks for it', async () => {
  const { kept, make, publish, state } = await openKept()
  await publish('One')
  const large = async (reading: Reading) => {
    const made = await make(reading)
    return { ...made, body: made.body + '.'.repeat(512 * 1024) }
  }
  const file = async () => (await kept.get('/feed', large)).identity.bytes.toString()
  expect(await file()).toContain('One')
  await publish('Two')
  await publish('Three')
  await pause(20)
  expect(state.makes).toBe(1)
  expect(await file()).toContain('Three')
  state.fails = true
  await publish('Four')
  expect(await file()).toContain('Three')
})

test('what is published while a page is made again is on it without being asked, too', async () => {
  const { page, publish, hold, kept, state } = await openKept()
  await publish('One')
  await page()
  const release = hold()
  await publish('Two')
  await expect.poll(() => state.makes).toBe(2)
  await publish('Three')
  release()
  await expect.poll(() => kept.find('/page')?.identity.bytes.toString()).toBe('Three')
})

test('what was begun before a publication is never found as fresh', async () => {
  const { page, publish, hold, kept, state } = await openKept()
  await publish('One')
  const release = hold()
  const before = page()
  await expect.poll(() => state.makes).toBe(1)
  await publish('Two')
  const after = page()
  release()
  expect(await after).toBe('Two')
  expect(['One', 'Two']).toContain(await before)
  expect(kept.find('/page')?.identity.bytes.toString()).toBe('Two')
})

test('whoever asks after a publication never gets what was before it, however often it changes', async () => {
  const { page, publish } = await openKept()
  await publish('0')
  for (let count = 1; count <= 25; count += 1) {
    const early = [page(), page()]
    await publish(String(count))
    expect(Number(await page())).toBe(count)
    for (const response of await Promise.all(early))
      expect(Number(response)).toBeGreaterThanOrEqual(count - 1)
  }
})

test('the same holds while there is no room and answers push each other out', async () => {
  const { page, publish } = await openKept({ bytes: 1_000_000, entries: 2 })
  const keys = ['/a', '/b', '/c']
  await publish('0')
  for (let count = 1; count <= 25; count += 1) {
    const early = keys.map((key) => page(key))
    await publish(String(count))
    for (const key of keys) expect([key, await page(key)]).toEqual([key, String(count)])
    await Promise.all(early)
    for (const key of keys) expect([key, await page(key)]).toEqual([key, String(count)])
  }
})

test('the clock alone opens and closes what has a window', async () => {
  const { kept, clock, store } = await openKept()
  const { publishEntry, save, approve } = workspace(store)
  const entry = await publishEntry(promotion, { title: 'Always' })
  const window = { starts_at: '2026-05-04T09:00:00.000Z', ends_at: '2026-05-04T10:00:00.000Z' }
  const next = { title: 'For an hour', ...window, approval: 1 }
  const { revisionId } = await save(asEditor, promotion, next, { entry })
  await approve(asApprover, promotion, revisionId)
  let makes = 0
  const offers = async (reading: Reading) => {
    makes += 1
    const titles = (await readEntries(reading, promotion, 5)).map(({ values }) => values.title)
    return { status: 200, type: 'text/plain', body: titles.join() }
  }
  const page = async () => (await kept.get('/offers', offers)).identity.bytes.toString()
  expect(await page()).toBe('Always')
  clock.pass({ minutes: 59, seconds: 59 })
  expect(await page()).toBe('Always')
  expect(makes).toBe(1)
  clock.pass({ seconds: 1 })
  expect(await page()).toBe('For an hour')
  clock.pass({ minutes: 59, seconds: 59 })
  expect(await page()).toBe('For an hour')
  clock.pass({ seconds: 1 })
  expect(await page()).toBe('')
})

test('while the database is away guests get what there was, but not past its time', async () => {
  const { kept, clock, store } = await openKept()
  const { publishEntry } = workspace(store)
  await publishEntry(promotion, { title: 'Until nine', ends_at: '2026-05-04T09:00:00.000Z' })
  let isAway = false
  const page = async () => (await kept.get('/offers', offers)).identity.bytes.toString()
  async function offers(reading: Reading) {
    if (isAway) throw new Error('the database is away')
    const titles = (await readEntries(reading, promotion, 5)).map(({ values }) => values.title)
    return { status: 200, type: 'text/plain', body: titles.join() }
  }
  expect(await page()).toBe('Until nine')
  isAway = true
  await publishEntry(promotion, { title: 'Next' })
  expect(kept.find('/offers')).toBeUndefined()
  expect(await page()).toBe('Until nine')
  clock.pass({ minutes: 59, seconds: 59 })
  expect(await page()).toBe('Until nine')
  clock.pass({ seconds: 1 })
  await expect(page()).rejects.toThrow('the database is away')
  isAway = false
  expect(await page()).toBe('Next')
})

test('the log names pages that could not be rendered and pages served from memory', async () => {
  const { page, publish, state, told } = await openKept()
  await publish('One')
  await page()
  state.fails = true
  await publish('Two')
  const common = { level: 40, key: '/page', err: { message: 'the database is away' } }
  const waits = { ...common, msg: 'a stale page could not be rendered again yet' }
  await expect.poll(() => told).toMatchObject([waits])
  expect(await page()).toBe('One')
  const msg = 'a page could not be rendered: the former one is served'
  expect(told).toMatchObject([waits, { ...common, msg }])
})

test('without a former answer a failure is the failure', async () => {
  const { page, state } = await openKept()
  state.fails = true
  await expect(page('/new')).rejects.toThrow('the database is away')
})

test('no more is kept than fits; the oldest go first', async () => {
  const { page, kept } = await openKept({ bytes: 1_000_000, entries: 3 })
  for (const key of ['/a', '/b', '/c', '/d']) await page(key)
  expect(kept.size.entries).toBe(3)
  expect(kept.find('/a')).toBeUndefined()
  expect(kept.find('/d')).toBeDefined()

  const small = await openKept({ bytes: 200, entries: 1_000 })
  for (let count = 0; count < 50; count += 1) await small.page(`/${count}`)
  expect(small.kept.size.bytes).toBeLessThanOrEqual(200)
  expect(small.kept.size.entries).toBeGreaterThan(0)
  expect(small.kept.find('/49')).toBeDefined()
})

test('a change of every page makes them one after the other', async () => {
  const { page, publish, state, hold, kept } = await openKept()
  await publish('One')
  for (let count = 0; count < 30; count += 1) await page(`/${count}`)
  const release = hold()
  await publish('Two')
  await expect.poll(() => state.makes).toBe(31)
  await pause(30)
  expect(state.makes).toBe(31)
  release()
  await expect.poll(() => state.makes).toBe(60)
  expect(kept.size.entries).toBe(30)
})

test('an answer is found by the path that the world has for it, as long as it is kept', async () => {
  const { kept, publish } = await openKept({ bytes: 1_000_000, entries: 2 })
  let isThere = true
  const get = (key: string, path: string | null) =>
    kept.get(key, async (reading) => {
      await readSection(reading, icmBanner)
      return isThere ? { status: 200, type: 'text/plain', body: key, path } : null
    })
  const found = (path: string) => kept.find(path)?.identity.bytes.toString()
  await get('entry 7', '/7-fries')
  await get('/list?asked=1', '/list')
  expect([found('/7-fries'), found('/list'), found('/list?asked=1')]).toEqual([
    'entry 7',
    undefined,
    '/list?asked=1',
  ])
  // Of two that go by one path the later one is meant, also when the first has gone.
  await get('entry 8', '/7-fries')
  await get('entry 9', null)
  expect([found('entry 7'), found('/7-fries')]).toEqual([undefined, 'entry 8'])
  isThere = false
  await publish('New')
  await expect.poll(() => kept.size).toEqual({ entries: 0, bytes: 0 })
  expect(await get('entry 8', '/7-fries')).toBeNull()
  expect([found('/7-fries'), found('entry 9')]).toEqual([undefined, undefined])
})
