import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { expect, test } from 'vitest'
import type { State } from '#catalogue/revision-state.ts'
import { fillLog, openLog } from '#test/content/open-log.ts'
import { emptyLocation, openTestStoreAt, whenDone } from '#test/open-test-store.ts'
import { type LogFilter, listLineIds } from './list-lines.ts'
import { searchLineIds } from './search-lines.ts'

/** However few lines there are. */
const byIndex = { scanned: 0, matches: 2_000 }

const subjects = ['home.icm', 'home.hero', 'menu-item', 'promotion']
const states: State[] = ['draft', 'pending', 'approved', 'rejected']

/** Common things in every line, rare ones in few, one only at the end. */
const lines = Array.from({ length: 1_300 }, (_, n) => ({
  id: n + 1,
  actor_name: n % 3 ? 'editor' : 'approver',
  subject: subjects[n % 97 === 0 ? 3 : n % 3] ?? '',
  description: `Menu item “Smoky Burger ${n}” saved as draft`,
  to_state: states[n % 211 === 0 ? 3 : (n >> 3) % 3] ?? 'draft',
  remarks: n % 400 === 7 ? `Name the SAUCE, 100% of it, n° ${n}` : null,
  language: (['', 'de', '', 'ae'] as const)[n % 4] ?? '',
  author_name: n === 3 ? 'Zoë Quine' : 'editor',
}))

const openLongLog = () => openLog(...lines)

const filters: LogFilter[] = [
  {},
  { state: 'pending' },
  { state: 'rejected' },
  { state: 'expired' },
  { types: ['menu-item'] },
  { types: ['promotion'] },
  { types: ['promotion', 'home.hero'] },
  { types: ['promotion', 'home.hero'], state: 'rejected' },
  { types: ['nothing'] },
  { language: '' },
  { language: 'de' },
  { language: 'fr' },
  { language: 'ae', state: 'pending' },
  { language: '', types: ['promotion', 'home.hero'], state: 'draft' },
  { language: 'de', types: ['promotion', 'home.hero'] },
]

const searches = [
  'burger 12',
  'BURGER',
  'sauce',
  '100%',
  '_',
  'n° 807',
  'zq',
  'oë q',
  'ë',
  'nowhere at all',
]

function expected({ types: of, state, language }: LogFilter, words = ''): number[] {
  const sought = words.toLowerCase()
  const found = lines.filter(
    (line) =>
      (!of || of.includes(line.subject)) &&
      (!state || line.to_state === state) &&
      (language === undefined || line.language === language) &&
      [line.description, line.author_name, line.actor_name, line.remarks ?? ''].some((text) =>
        text.toLowerCase().includes(sought),
      ),
  )
  return found.map(({ id }) => id).reverse()
}

test('any page of the log is as its lines say, from either end', async () => {
  const { db } = await openLongLog()
  for (const filter of filters) {
    const all = expected(filter)
    for (const offset of [0, 7, 511, 700, 1_295, 5_000]) {
      const page = { limit: 10, offset }
      const counted = Math.min(all.length, offset + 1_000)
      expect(await listLineIds(db, filter, page), JSON.stringify({ filter, offset })).toEqual({
        ids: all.slice(offset, offset + 10),
        total: counted,
        isAll: counted === all.length,
      })
      const turned = await listLineIds(db, filter, { ...page, isOldestFirst: true })
      expect(turned.ids).toEqual(all.toReversed().slice(offset, offset + 10))
    }
  }
})

test('a search finds the same lines by the index as by looking through them', async () => {
  const { db } = await openLongLog()
  for (const filter of filters) {
    for (const search of searches) {
      const all = expected(filter, search)
      const asked = { ...filter, search }
      const page = { limit: 20, offset: 5 }
      const found = {
        ids: all.slice(5, 25),
        total: Math.min(all.length, 1_005),
        isAll: all.length <= 1_005,
      }
      expect(await searchLineIds(db, asked, page), JSON.stringify(asked)).toEqual(found)
      // Two characters are fewer than the index knows.
      if ([...search].length < 3) continue
      expect(await searchLineIds(db, asked, page, byIndex), JSON.stringify(asked)).toEqual(found)
    }
  }
})

test('a filter is held against the newest matches, and it says that there may be more', async () => {
  const { db } = await openLongLog()
  const page = { limit: 20, offset: 0 }
  const asked = { search: 'burger', state: 'rejected' as const }
  const all = expected({ state: 'rejected' }, 'burger')
  const newest = all.filter((id) => id > lines.length - 500)
  expect(newest.length).toBeLessThan(all.length)
  const found = { ids: newest, total: newest.length, isAll: false }
  expect(await searchLineIds(db, asked, page, { scanned: 0, matches: 500 })).toEqual(found)
})

test('what the index cannot find is looked for in the newest lines, and it says that there may be more', async () => {
  const { db } = await openLongLog()
  const page = { limit: 20, offset: 0 }
  const scanned = 100
  const newest = expected({}, 'as').filter((id) => id > lines.length - scanned)
  expect(newest.length).toBeLessThan(expected({}, 'as').length)
  expect(await searchLineIds(db, { search: 'as' }, page, { scanned, matches: 1 })).toEqual({
    ids: newest.slice(0, 20),
    total: newest.length,
    isAll: false,
  })
})

test.skipIf(!process.env.TEST_PG_URL)(
  'a PostgreSQL that allows no extension starts, and a long log is searched in its newest lines',
  async () => {
    const location = await emptyLocation()
    const role = `plain_${randomUUID().replaceAll('-', '')}`
    const admin = new pg.Client(location.databaseUrl ?? '')
    await admin.connect()
    await admin.query(`create role ${role}; grant all on schema public to ${role}`)
    whenDone(async () => {
      await admin.query(`drop owned by ${role} cascade; drop role ${role}`)
      await admin.end()
    })
    const address = new URL(location.databaseUrl ?? '')
    address.searchParams.set('options', `-c role=${role}`)
    const { db, write } = await openTestStoreAt({ ...location, databaseUrl: address.href })
    await write((tx) => fillLog(tx, ...lines))
    const page = { limit: 20, offset: 0 }
    const found = (scanned: number) =>
      searchLineIds(db, { search: 'sauce' }, page, { scanned, matches: 1 })
    const all = expected({}, 'sauce')
    const newest = all.filter((id) => id > lines.length - 500)
    expect(await found(500)).toEqual({ ids: newest, total: newest.length, isAll: false })
    expect(await found(5_000)).toEqual({ ids: all, total: all.length, isAll: true })
  },
)

test('a log without a line is empty', async () => {
  const { db } = await openLog()
  const page = { limit: 10, offset: 0 }
  const none = { ids: [], total: 0, isAll: true }
  expect(await listLineIds(db, {}, page)).toEqual(none)
  expect(await searchLineIds(db, { search: 'x' }, page)).toEqual(none)
})
