import { existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { CompiledQuery, sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { emptyLocation, openTestStoreAt } from '#test/open-test-store.ts'
import type { Store } from '../store.ts'
import { StoreBusy, StoreFull } from '../store-errors.ts'
import type { Tx } from '../tables.ts'
import { openSqlite } from './open-sqlite.ts'

const onSqlite = test.skipIf(process.env.TEST_PG_URL)

async function openWithOther() {
  const location = await emptyLocation()
  const store = await openTestStoreAt(location)
  const other = new DatabaseSync(join(location.dataDir, 'linecheck.sqlite'))
  onTestFinished(() => other.close())
  return { store, place: location, other }
}

function addFact(tx: Tx, name = 'a') {
  return tx.insertInto('fact').values({ name, value: '' }).execute()
}

function countFacts({ db }: Store) {
  return db
    .selectFrom('fact')
    .selectAll()
    .execute()
    .then((rows) => rows.length)
}

/** The longest time that nothing else could run while `work` went on, in milliseconds. */
async function longestStall(work: Promise<unknown>) {
  let longest = 0
  let last = performance.now()
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last)
    last = performance.now()
  }, 5)
  await work.finally(() => clearInterval(timer))
  return longest
}

onSqlite('a write waits while another process writes, without stopping anything else', async () => {
  const { store, other } = await openWithOther()
  other.exec('begin immediate')
  let isWritten = false
  const writing = store
    .write((tx) => addFact(tx))
    .then(() => {
      isWritten = true
    })
  const stall = longestStall(writing)
  await pause(1_000)
  expect(isWritten).toBe(false)
  expect(await countFacts(store)).toBe(0)
  other.exec('commit')
  await writing
  expect(await countFacts(store)).toBe(1)
  expect(await stall).toBeLessThan(800)
})

onSqlite(
  'writes that cannot be made are refused as busy after five seconds, and reads go on',
  async () => {
    const { store, other } = await openWithOther()
    other.exec("begin immediate; insert into fact values ('theirs', '')")
    const began = performance.now()
    const waits = ['a', 'b', 'c'].map(async (name) => {
      await expect(store.write((tx) => addFact(tx, name))).rejects.toBeInstanceOf(StoreBusy)
      return performance.now() - began
    })
    const stall = longestStall(Promise.all(waits))
    for (let round = 0; round < 10; round += 1) {
      expect(await countFacts(store)).toBe(0)
      await pause(50)
    }
    const times = await Promise.all(waits)
    expect(Math.min(...times)).toBeGreaterThan(4_500)
    expect(Math.max(...times)).toBeLessThan(6_000)
    expect(await stall).toBeLessThan(1_500)
    other.exec('commit')
    await store.write((tx) => addFact(tx))
    expect(await countFacts(store)).toBe(2)
  },
)

onSqlite('a process waits as long as another one brings the schema up to date', async () => {
  const { store, place: location, other } = await openWithOther()
  await store.close()
  other.exec('begin immediate')
  const opening = openSqlite(location.dataDir, { timeout: 20 })
  await pause(500)
  other.exec('commit')
  const { read, close } = await opening
  onTestFinished(close)
  expect(await read.selectFrom('fact').selectAll().execute()).toEqual([])
})

onSqlite('what waiting does not help is refused at once', async () => {
  const { store } = await openWithOther()
  await store.write((tx) => sql`pragma query_only = 1`.execute(tx))
  const write = store.write((tx) => addFact(tx)).catch((error: unknown) => error)
  expect(await Promise.race([write, pause(3_000)])).toBeInstanceOf(StoreFull)
})

onSqlite('closing while another process writes is no failure', async () => {
  const { store, other } = await openWithOther()
  other.exec('begin immediate')
  await store.close()
  other.exec('commit')
})

onSqlite('a reader in another process does not keep a write from happening', async () => {
  const { store, other } = await openWithOther()
  other.exec('begin')
  other.prepare('select * from fact').all()
  await store.write((tx) => addFact(tx))
  expect(await countFacts(store)).toBe(1)
  expect(other.prepare('select * from fact').all()).toEqual([])
  other.exec('commit')
})

onSqlite('what is acknowledged is on disk, and references hold', async () => {
  const { store } = await openWithOther()
  const pragma = (name: string) => store.write((tx) => sql.raw(`pragma ${name}`).execute(tx))
  expect((await pragma('journal_mode')).rows).toEqual([{ journal_mode: 'wal' }])
  expect((await pragma('synchronous')).rows).toEqual([{ synchronous: 2 }])
  expect((await pragma('foreign_keys')).rows).toEqual([{ foreign_keys: 1 }])
  expect((await pragma('busy_timeout')).rows).toEqual([{ timeout: 0 }])
})

onSqlite('a parameter that SQLite would take for something else is an error', async () => {
  const { store } = await openWithOther()
  for (const value of [true, undefined, { a: 1 }, Symbol('x')]) {
    const reading = store.db.executeQuery(CompiledQuery.raw('select ? as x', [value]))
    await expect(reading).rejects.toThrow('give text, a number or null')
  }
})

/** Each leaves a file that cannot be opened, given the path of one with rows in its log. */
const damages: Record<string, (path: string) => void> = {
  'no database': (path) => writeFileSync(path, 'this was never a database '.repeat(200)),
  'a first page of noise': (path) => writeFileSync(path, Buffer.alloc(4_000, 0x5a), { flag: 'r+' }),
  'emptied beside its log': (path) => truncateSync(path),
}

onSqlite('a damaged file is refused, named, and left for whoever restores a backup', async () => {
  for (const [damage, damageFile] of Object.entries(damages)) {
    const { store, place: location, other } = await openWithOther()
    await store.close()
    other.exec("insert into fact values ('a', '')") // in the log, which a close may have emptied
    const path = join(location.dataDir, 'linecheck.sqlite')
    damageFile(path)
    const before = [readFileSync(path), existsSync(`${path}-wal`)]
    const error = await openSqlite(location.dataDir).catch((refusal: unknown) => refusal)
    expect([damage, error]).toEqual([damage, expect.objectContaining({ name: 'StartupError' })])
    expect(String(error)).toContain(`the database ${path} is damaged (`)
    expect(String(error)).toContain('npm run restore -- FILE --replace')
    expect([readFileSync(path), existsSync(`${path}-wal`)]).toEqual(before)
  }
})

onSqlite('a folder that cannot be made is refused in a sentence', async () => {
  await expect(openSqlite('/dev/null/data')).rejects.toMatchObject({
    name: 'StartupError',
    message: expect.stringContaining('/dev/null/data'),
  })
})

onSqlite(
  'a table that has grown since it was counted is not walked whole for some ids',
  async () => {
    const { store, place: location, other } = await openWithOther()
    await store.close()
    other.exec(`with recursive n(n) as (select 1 union all select n + 1 from n where n < 5000)
    insert into search_miss (term, count, last_at) select 'miss ' || n, 1, '' from n`)
    other.exec('analyze')
    other.exec("update sqlite_stat1 set stat = '40 1' where tbl = 'search_miss'")
    const { read, close } = await openSqlite(location.dataDir)
    onTestFinished(close)
    const terms = Array.from({ length: 100 }, (_, at) => `miss ${at}`)
    const some = read.selectFrom('search_miss').selectAll().where('term', 'in', terms).compile()
    const asked = CompiledQuery.raw(`explain query plan ${some.sql}`, [...some.parameters])
    const { rows } = await read.executeQuery<{ detail: string }>(asked)
    expect(rows.map(({ detail }) => detail).join()).toContain('SEARCH search_miss')
  },
)
