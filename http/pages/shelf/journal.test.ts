import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
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

const open = () =>
  PageShelf.open(folder, pino({ level: 'silent' }), { drops: 1, puts: 5, notes: 20 })
const journal = () => readFileSync(join(folder, 'journal'), 'utf8')

function files(): string[] {
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => /[0-9a-f]{64}/.test(name))
}

const page = (body: string) => keep({ status: 200, type: 'text/plain', body, path: '/a' }, {})
const madeOf = (name: string, policy = 'strict') => {
  return { policy, until: null, names: new Set([name]) }
}

test('a journal that says mostly what holds no more is written anew, and what nobody has is removed', async () => {
  const { store } = await openTestApp()
  const first = await open()
  await first.follow(store.publications)
  first.put('/one', await page('one'), madeOf('a', 'loose'))
  first.put('/two', await page('two'), madeOf('b'))
  await expect.poll(() => first.size.pages).toBe(2)
  await first.close()
  // Of a process that was killed.
  mkdirSync(join(folder, '00'))
  writeFileSync(join(folder, '00', '0'.repeat(64)), 'nobody has it')
  writeFileSync(join(folder, `${files().find((name) => !name.startsWith('00'))}.7-1`), 'half')
  const gone = Array.from({ length: 1_000 }, () => ({ drop: '/gone' }))
  appendFileSync(join(folder, 'journal'), writeLines(gone))
  const next = await open()
  await next.follow(store.publications)
  let nth = 0
  for (; nth < 500 && journal().includes('/gone'); nth++) {
    next.put('/three', await page(`three, ${nth}`), madeOf('c'))
    await pause(15)
  }
  await next.close()
  expect(journal()).not.toContain('/gone')
  expect(nth).toBeGreaterThan(1)
  expect(files()).toHaveLength(3)
  // Each policy is said once for all pages that follow it.
  expect(journal().match(/^\{"policy":/gm)).toHaveLength(2)
  const last = await open()
  await last.follow(store.publications)
  expect(last.size.pages).toBe(3)
  for (const [key, body, name, policy] of [
    ['/one', 'one', 'a', 'loose'],
    ['/two', 'two', 'b', 'strict'],
    ['/three', `three, ${nth - 1}`, 'c', 'strict'],
  ] as const) {
    const taken = await last.take(key)
    expect([key, taken?.answer.body.toString()]).toEqual([key, body])
    expect(taken).toMatchObject({ policy, names: new Set([name]), answer: { path: '/a' } })
  }
})

test('a journal of many pages is long, and stays as it is', async () => {
  const { store } = await openTestApp()
  const facts = { bytes: 1, coding: 'br', status: 200, type: 'text/plain' } as const
  const held = { ...facts, hash: '0'.repeat(64), path: null, until: null, names: [] }
  const { mark } = store.publications
  const lines = Array.from({ length: 1_200 }, (_, nth) => {
    return { put: `/${nth % 400}`, page: held }
  })
  writeFileSync(join(folder, 'journal'), writeLines([...(mark ? [{ mark }] : []), ...lines]))
  const before = journal()
  const shelf = await open()
  await shelf.follow(store.publications)
  shelf.put('/new', await page('new'), madeOf('a'))
  await expect.poll(() => shelf.size.pages).toBe(401)
  await shelf.close()
  expect(journal().startsWith(before)).toBe(true)
})

test('the file of a page that is withdrawn goes, though no other is put there', async () => {
  const { store, desk } = await openTestApp()
  const shelf = await open()
  await shelf.follow(store.publications)
  shelf.put('/one', await page('one'), madeOf(icmBanner.key))
  await expect.poll(() => files().length).toBe(1)
  await desk.publish(icmBanner, icmLine('Withdrawn'))
  await expect.poll(files).toEqual([])
  expect(shelf.size.pages).toBe(0)
})

test('as long as the database answers, the journal says that what is published is known', async () => {
  const { store } = await openTestApp()
  const shelf = await open()
  await shelf.follow(store.publications)
  shelf.put('/one', await page('one'), madeOf('a'))
  await expect.poll(() => shelf.size.pages).toBe(1)
  const path = join(folder, 'journal')
  const age = () => Date.now() - statSync(path).mtimeMs
  const makeOld = () => utimesSync(path, new Date(0), new Date(0))
  makeOld()
  await expect.poll(age).toBeLessThan(60_000)
  store.publications.stop()
  const silence = () => store.publications.silence
  await expect.poll(silence, { timeout: 15_000, interval: 100 }).toBeGreaterThan(5_100)
  makeOld()
  await pause(150)
  expect(age()).toBeGreaterThan(60_000)
}, 20_000)

test('a shelf whose writer was killed before it gave its name is free', async () => {
  const { store } = await openTestApp()
  for (const name of ['', '0', 'nobody']) {
    writeFileSync(join(folder, 'writer'), name)
    const shelf = await open()
    await shelf.follow(store.publications)
    expect(readFileSync(join(folder, 'writer'), 'utf8')).toBe(String(process.pid))
    await shelf.close()
  }
})
