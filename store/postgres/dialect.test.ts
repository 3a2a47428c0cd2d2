import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { emptyPlace, openTestStoreAt, whenDone } from '#test/open-test-store.ts'
import { endConnections, endSleeping, openSilentWay } from '#test/postgres-faults.ts'
import { inTime } from '../in-time.ts'
import { StoreBusy } from '../refusals.ts'
import type { Db, Tx } from '../tables.ts'
import { together } from '../together.ts'
import { openPostgres } from './open-postgres.ts'

const onPostgres = test.runIf(process.env.TEST_PG_URL)

async function openWithUrl() {
  const place = await emptyPlace()
  const url = place.databaseUrl ?? ''
  return { store: await openTestStoreAt(place), url }
}

/** Connections that nobody else asks anything, as a store's look for news does: one question after another is one connection. */
async function openAlone() {
  const url = (await emptyPlace()).databaseUrl ?? ''
  const { read, transact, readSnapshot, close } = await openPostgres(url)
  whenDone(close)
  return { read, transact, readSnapshot, url }
}

const addFact = (tx: Tx, name: string) =>
  tx.insertInto('fact').values({ name, value: '' }).execute()

const factsOf = (db: Db) =>
  db
    .selectFrom('fact')
    .select('name')
    .execute()
    .then((rows) => rows.map(({ name }) => name))

onPostgres(
  'a connection that ends between two statements of a write refuses it whole',
  async () => {
    const { store, url } = await openWithUrl()
    const write = store.write(async (tx) => {
      await addFact(tx, 'half')
      await endConnections(url)
      await pause(50)
      await addFact(tx, 'other half')
    })
    await expect(write).rejects.toBeInstanceOf(StoreBusy)
    await store.write((tx) => addFact(tx, 'next'))
    expect(await factsOf(store.db)).toEqual(['next'])
  },
)

onPostgres(
  'why a write was refused is said, also when its connection is gone by then',
  async () => {
    const { store, url } = await openWithUrl()
    const write = store.write(async (tx) => {
      await addFact(tx, 'half')
      await endConnections(url)
      throw new TypeError('what was wrong')
    })
    await expect(write).rejects.toThrow('what was wrong')
    await store.write((tx) => addFact(tx, 'next'))
    expect(await factsOf(store.db)).toEqual(['next'])
  },
)

onPostgres('no read gets a connection on which another one has failed', async () => {
  const { store, url } = await openWithUrl()
  for (let round = 0; round < 20; round += 1) {
    const reading = sql`select pg_sleep(4)`.execute(store.db)
    const refused = expect(reading).rejects.toBeInstanceOf(StoreBusy)
    const next = reading.catch(() => factsOf(store.db))
    await endSleeping(url)
    await refused
    expect(await next).toEqual([])
  }
})

onPostgres('a statement that is refused costs no connection', async () => {
  const { read, transact } = await openAlone()
  const pid = async () =>
    (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(read)).rows
  const before = await pid()
  await expect(sql`select no_such_column`.execute(read)).rejects.toMatchObject({
    code: '42703',
  })
  const twice = transact(async (tx) => {
    await addFact(tx, 'same')
    await addFact(tx, 'same')
  })
  await expect(twice).rejects.toMatchObject({ code: '23505' })
  expect(await pid()).toEqual(before)
})

onPostgres('connections that fall silent are refused in time and not used again', async () => {
  const { databaseUrl } = await emptyPlace()
  const way = await openSilentWay(databaseUrl ?? '')
  const { read, transact, close } = await openPostgres(way.url, { patience: 1_000 })
  whenDone(close)
  const inTransaction = transact(async (tx) => {
    await addFact(tx, 'silent')
    way.freeze()
    await addFact(tx, 'never heard')
  })
  await expect(inTransaction).rejects.toBeInstanceOf(StoreBusy)
  expect(await factsOf(read)).toEqual([])
  way.freeze()
  await expect(factsOf(read)).rejects.toBeInstanceOf(StoreBusy)
  expect(await factsOf(read)).toEqual([])
})

onPostgres('whoever waits for an answer waits for a silent server once', async () => {
  const { databaseUrl } = await emptyPlace()
  const way = await openSilentWay(databaseUrl ?? '')
  const { read, transact, close } = await openPostgres(way.url, { patience: 2_000 })
  whenDone(close)
  const order: string[] = []
  const begun = Promise.withResolvers<void>()
  const frozen = Promise.withResolvers<void>()
  // Nobody waits for what is done behind: it has the patience of the pool.
  const behind = transact(async (tx) => {
    await addFact(tx, 'behind')
    begun.resolve()
    await frozen.promise
    await addFact(tx, 'never heard').catch(() => order.push('behind'))
  })
  const failed = expect(behind).rejects.toBeInstanceOf(StoreBusy)
  await begun.promise
  await factsOf(read)
  way.freeze()
  frozen.resolve()
  await inTime(async () => {
    await expect(factsOf(read)).rejects.toBeInstanceOf(StoreBusy)
    await expect(factsOf(read)).rejects.toThrow('waited too long')
  }, 300)
  order.push('answered')
  await failed
  expect(order).toEqual(['answered', 'behind'])
})

onPostgres('a connection that comes too late for a request is there for the next', async () => {
  const { read } = await openAlone()
  const order: string[] = []
  const sleeping = Array.from({ length: 10 }, () => sql`select pg_sleep(1.5)`.execute(read))
  const slept = Promise.all(sleeping).then(() => order.push('slept'))
  await expect(inTime(() => factsOf(read), 100)).rejects.toThrow('waited too long')
  order.push('refused')
  await slept
  expect(order).toEqual(['refused', 'slept'])
  for (let round = 0; round < 2; round += 1)
    await Promise.all(Array.from({ length: 10 }, () => factsOf(read)))
})

onPostgres(
  'what is asked often is prepared, and a schema that changes under it ends one connection',
  async () => {
    const { read, transact, url } = await openAlone()
    await transact((tx) => addFact(tx, 'one'))
    const everything = () => read.selectFrom('fact').selectAll().execute()
    for (let turn = 0; turn < 20; turn++) expect(await everything()).toHaveLength(1)
    const names = sql<{ name: string }>`select name from pg_prepared_statements`
    expect((await names.execute(read)).rows).not.toHaveLength(0)

    const newer = new pg.Client(url)
    await newer.connect()
    await newer.query('alter table fact add column note text')
    await newer.end()
    await expect(everything()).rejects.toBeInstanceOf(StoreBusy)
    expect(await everything()).toMatchObject([{ name: 'one', note: null }])
  },
)

onPostgres(
  'a list is planned for the values that it gets, a page and a step of work once',
  async () => {
    const { read, transact, readSnapshot } = await openAlone()
    const mode = async (db: Db) => (await sql`show plan_cache_mode`.execute(db)).rows
    expect(await transact(mode)).toEqual([{ plan_cache_mode: 'auto' }])
    expect(await readSnapshot(mode)).toEqual([{ plan_cache_mode: 'auto' }])
    expect(await mode(read)).toEqual([{ plan_cache_mode: 'force_custom_plan' }])
  },
)

onPostgres('a pooler that takes prepared statements away is met once', async () => {
  const { read } = await openAlone()
  const everything = () => read.selectFrom('fact').selectAll().execute()
  for (let turn = 0; turn < 20; turn++) await everything()
  await sql`deallocate all`.execute(read)
  await expect(everything()).rejects.toBeInstanceOf(StoreBusy)
  for (let turn = 0; turn < 20; turn++) await everything()
  const { rows } = await sql`select name from pg_prepared_statements`.execute(read)
  expect(rows).toEqual([])
})

/** The advisory locks that somebody holds in this database; other tests hold theirs on the same server. */
async function heldKeys(client: pg.Client): Promise<number[]> {
  const held = `select objid from pg_locks join pg_database on pg_database.oid = database
    where datname = current_database() and locktype = 'advisory' and granted order by objid`
  return (await client.query<{ objid: number }>(held)).rows.map(({ objid }) => objid)
}

onPostgres('what is asked together is sent before anything of it is answered', async () => {
  const { databaseUrl = '' } = await emptyPlace()
  const way = await openSilentWay(databaseUrl ?? '')
  const { transact, readSnapshot, close } = await openPostgres(way.url)
  whenDone(close)
  const beside = new pg.Client(databaseUrl ?? '')
  beside.on('error', () => undefined)
  await beside.connect()
  whenDone(() => beside.end())
  const isHeld = async () => (await heldKeys(beside)).length === 2
  const lock = (db: Db, key: number) => sql`select pg_advisory_xact_lock_shared(${key})`.execute(db)
  for (const run of [transact, readSnapshot]) {
    const locking = run(async (db: Db) => {
      await sql`select 1`.execute(db)
      way.muffle()
      await together([lock(db, 1), lock(db, 2)])
    })
    await expect.poll(isHeld).toBe(true)
    way.thaw()
    await locking
  }
})

onPostgres(
  'what a write reads first is asked with its beginning, what it writes is not',
  async () => {
    const { databaseUrl } = await emptyPlace()
    const way = await openSilentWay(databaseUrl ?? '')
    const { read, transact, close } = await openPostgres(way.url)
    whenDone(close)
    await factsOf(read)
    const beside = new pg.Client(databaseUrl ?? '')
    beside.on('error', () => undefined)
    await beside.connect()
    whenDone(() => beside.end())
    const held = () => heldKeys(beside)
    const lock = (key: number) => sql`pg_advisory_xact_lock(${key})`
    const reading = (tx: Tx, key: number) => tx.selectNoFrom(lock(key).as('held')).execute()
    const writing = (tx: Tx, key: number) => sql`select ${lock(key)}`.execute(tx)
    way.muffle()
    const write = transact(async (tx) => {
      await together([reading(tx, 1), reading(tx, 2), writing(tx, 3), reading(tx, 4)])
      return await held()
    })
    await expect.poll(held).toEqual([1, 2])
    await pause(50)
    expect(await held()).toEqual([1, 2])
    way.thaw()
    expect(await write).toEqual([1, 2, 3, 4])
  },
)

onPostgres('what is refused among much that is asked at once does not end preparing', async () => {
  const { read, transact } = await openAlone()
  const everything = () => read.selectFrom('fact').selectAll().execute()
  const twice = () =>
    transact((tx) =>
      together([addFact(tx, 'same'), addFact(tx, 'same'), addFact(tx, 'other'), factsOf(tx)]),
    )
  for (let turn = 0; turn < 12; turn += 1)
    await expect(twice()).rejects.toMatchObject({ code: '23505' })
  for (let turn = 0; turn < 12; turn += 1) expect(await everything()).toEqual([])
  const names = sql<{ statement: string }>`select statement from pg_prepared_statements`
  const prepared = (await names.execute(read)).rows.map(({ statement }) => statement)
  expect(prepared).toContain('select * from "fact"')
})
