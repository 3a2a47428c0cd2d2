import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { emptyLocation, openTestStoreAt, whenDone } from '#test/open-test-store.ts'
import { endConnections, endSleeping, openSilentProxy } from '#test/postgres-faults.ts'
import { withDatabaseTimeout } from '../request-timeout.ts'
import { StoreBusy } from '../store-errors.ts'
import type { Db, Tx } from '../tables.ts'
import { openPostgres } from './open-postgres.ts'

const onPostgres = test.runIf(process.env.TEST_PG_URL)

async function openWithUrl() {
  const location = await emptyLocation()
  const url = location.databaseUrl ?? ''
  return { store: await openTestStoreAt(location), url }
}

/** Connections that nobody else asks anything, as a store's look for news does: one question after another is one connection. */
async function openAlone() {
  const url = (await emptyLocation()).databaseUrl ?? ''
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
  const { databaseUrl } = await emptyLocation()
  const way = await openSilentProxy(databaseUrl ?? '')
  const { read, transact, close } = await openPostgres(way.url, { timeout: 1_000 })
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
  const { databaseUrl } = await emptyLocation()
  const way = await openSilentProxy(databaseUrl ?? '')
  const { read, transact, close } = await openPostgres(way.url, { timeout: 2_000 })
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
  await withDatabaseTimeout(async () => {
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
  await expect(withDatabaseTimeout(() => factsOf(read), 100)).rejects.toThrow('waited too long')
  order.push('refused')
  await slept
  expect(order).toEqual(['refused', 'slept'])
  for (let round = 0; round < 2; round += 1)
    await Promise.all(Array.from({ length: 10 }, () => factsOf(read)))
})

onPostgres('a schema that a newer version changes is read on by the same connections', async () => {
  const { read, transact, url } = await openAlone()
  await transact((tx) => addFact(tx, 'one'))
  const everything = () => read.selectFrom('fact').selectAll().execute()
  for (let round = 0; round < 20; round += 1) expect(await everything()).toHaveLength(1)
  const newer = new pg.Client(url)
  await newer.connect()
  await newer.query('alter table fact add column note text')
  await newer.end()
  expect(await everything()).toMatchObject([{ name: 'one', note: null }])
})
