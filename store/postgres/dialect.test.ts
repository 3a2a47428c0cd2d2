import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { emptyPlace, openTestStoreAt, whenDone } from '#test/open-test-store.ts'
import { endConnections, endSleeping, openSilentWay } from '#test/postgres-faults.ts'
import { StoreBusy } from '../refusals.ts'
import type { Db, Tx } from '../tables.ts'
import { openPostgres } from './open-postgres.ts'

const onPostgres = test.runIf(process.env.TEST_PG_URL)

async function openWithUrl() {
  const place = await emptyPlace()
  const url = place.databaseUrl ?? ''
  return { store: await openTestStoreAt(place), url }
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
  const { store } = await openWithUrl()
  const pid = async () =>
    (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(store.db)).rows
  const before = await pid()
  await expect(sql`select no_such_column`.execute(store.db)).rejects.toMatchObject({
    code: '42703',
  })
  const twice = store.write(async (tx) => {
    await addFact(tx, 'same')
    await addFact(tx, 'same')
  })
  await expect(twice).rejects.toMatchObject({ code: '23505' })
  expect(await pid()).toEqual(before)
})

onPostgres('connections that fall silent are refused in time and not used again', async () => {
  const { databaseUrl } = await emptyPlace()
  const way = await openSilentWay(databaseUrl ?? '')
  const { read, write, close } = await openPostgres(way.url, { patience: 1_000 })
  whenDone(close)
  const inTransaction = write.transaction().execute(async (tx) => {
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

onPostgres(
  'what is asked often is prepared, and a schema that changes under it ends one connection',
  async () => {
    const { store, url } = await openWithUrl()
    await store.write((tx) => addFact(tx, 'one'))
    const everything = () => store.db.selectFrom('fact').selectAll().execute()
    for (let turn = 0; turn < 20; turn++) expect(await everything()).toHaveLength(1)
    const names = sql<{ name: string }>`select name from pg_prepared_statements`
    expect((await names.execute(store.db)).rows).not.toHaveLength(0)

    const newer = new pg.Client(url)
    await newer.connect()
    await newer.query('alter table fact add column note text')
    await newer.end()
    await expect(everything()).rejects.toBeInstanceOf(StoreBusy)
    expect(await everything()).toMatchObject([{ name: 'one', note: null }])
  },
)

onPostgres('a pooler that takes prepared statements away is met once', async () => {
  const { store } = await openWithUrl()
  const everything = () => store.db.selectFrom('fact').selectAll().execute()
  for (let turn = 0; turn < 20; turn++) await everything()
  await sql`deallocate all`.execute(store.db)
  await expect(everything()).rejects.toBeInstanceOf(StoreBusy)
  for (let turn = 0; turn < 20; turn++) await everything()
  const { rows } = await sql`select name from pg_prepared_statements`.execute(store.db)
  expect(rows).toEqual([])
})
