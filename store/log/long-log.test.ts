import { expect, test } from 'vitest'
import type { State } from '#catalogue/revision-state.ts'
import { openLog } from '#test/content/open-log.ts'
import type { Store } from '../store.ts'
import { closeChapter, findLastLine, findOpenChapter } from './chapters.ts'
import { listLineIds } from './list-lines.ts'
import type { LogFilter } from './log-filter.ts'
import { searchLineIds } from './search-lines.ts'

const subjects = ['home.icm', 'home.hero', 'menu-item', 'promotion']
const states: State[] = ['draft', 'pending', 'approved', 'rejected']

/** More than two chapters: common things in every line, rare ones in few, one only at the end. */
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
  { subjects: ['menu-item'] },
  { subjects: ['promotion'] },
  { subjects: ['promotion', 'home.hero'] },
  { subjects: ['promotion', 'home.hero'], state: 'rejected' },
  { subjects: ['nothing'] },
  { language: '' },
  { language: 'de' },
  { language: 'fr' },
  { language: 'ae', state: 'pending' },
  { language: '', subjects: ['promotion', 'home.hero'], state: 'draft' },
  { language: 'de', subjects: ['promotion', 'home.hero'] },
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

function expected({ subjects: of, state, language }: LogFilter, words = ''): number[] {
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

async function checkAll(store: Store): Promise<void> {
  for (const filter of filters) {
    const all = expected(filter)
    for (const offset of [0, 7, 511, 512, 700, 1_295, 5_000]) {
      const page = { limit: 10, offset }
      const { ids: found, total } = await listLineIds(store.db, filter, page)
      const ids = all.slice(offset, offset + 10)
      expect([found, total], JSON.stringify({ filter, offset })).toEqual([ids, all.length])
      const turned = await listLineIds(store.db, filter, { ...page, isOldestFirst: true })
      expect(turned.ids).toEqual(all.toReversed().slice(offset, offset + 10))
    }
    for (const search of searches) {
      const all = expected(filter, search)
      const asked = { ...filter, search }
      const page = { limit: 20, offset: 5 }
      const found = await searchLineIds(store.aside, asked, page, { lines: 100, chapters: 9 })
      expect([found.ids, found.total, found.isAll], JSON.stringify(asked)).toEqual([
        all.slice(5, 25),
        Math.min(all.length, 100),
        all.length < 100,
      ])
    }
  }
}

test('a long log is listed, counted and searched alike, however much of it is closed', async () => {
  const store = await openLongLog()
  expect(await findLastLine(store.db)).toBe(lines.length)
  for (const open of [0, 1, 2]) {
    expect(await findOpenChapter(store.db)).toBe(open)
    await checkAll(store)
    await store.write((tx) => closeChapter(tx, open))
  }
})

test('what is closed a second time is counted once', async () => {
  const store = await openLongLog()
  await store.write((tx) => closeChapter(tx, 0))
  await store.write((tx) => closeChapter(tx, 0))
  expect(await listLineIds(store.db, {}, { limit: 1, offset: 0 })).toMatchObject({ total: 1_300 })
})

test('a search goes on until its page is full, and counts no further than it may', async () => {
  const { aside, write } = await openLongLog()
  for (const chapter of [0, 1]) await write((tx) => closeChapter(tx, chapter))
  const all = expected({}, 'sauce')
  const look = async (limit: number) => {
    const bounds = { lines: 100, chapters: 0 }
    const page = { limit, offset: 0 }
    const {
      ids: found,
      total,
      isAll,
    } = await searchLineIds(aside, { search: 'sauce' }, page, bounds)
    expect(found).toEqual(all.slice(0, limit))
    return { total, isAll }
  }
  const { length } = all.filter((id) => id >= 1_024)
  expect(await look(length - 1)).toEqual({ total: length, isAll: false })
  expect(await look(length)).toEqual({ total: all.length, isAll: true })
})

test('a log without a line is empty', async () => {
  const { db, aside } = await openLog()
  const page = { limit: 10, offset: 0 }
  expect(await listLineIds(db, {}, page)).toEqual({ ids: [], total: 0 })
  const none = { ids: [], total: 0, isAll: true }
  expect(await searchLineIds(aside, { search: 'x' }, page, { lines: 10, chapters: 9 })).toEqual(
    none,
  )
  expect(await findOpenChapter(db)).toBe(0)
})
