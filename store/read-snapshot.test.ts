import { setImmediate as turn } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestStore } from '#test/open-test-store.ts'
import type { Store } from './store.ts'
import type { Db } from './tables.ts'

const pair = ['hero', 'teaser'] as const

/** A store with two facts that are only ever changed together. */
async function openWithPair() {
  const store = await openTestStore()
  await store.write((tx) =>
    tx
      .insertInto('fact')
      .values(pair.map((name) => ({ name, value: '0' })))
      .execute(),
  )
  return store
}

/** Approves both at once, so to speak. */
function setPair(store: Store, value: number) {
  return store.write(async (tx) => {
    for (const name of pair) {
      await tx
        .updateTable('fact')
        .set({ value: String(value) })
        .where('name', '=', name)
        .execute()
      await turn()
    }
  })
}

async function readFact(db: Db, name: (typeof pair)[number]) {
  const { value } = await db
    .selectFrom('fact')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return Number(value)
}

/** A reading that has seen the first of the pair, and sees the second when it is told to. */
async function startReading(store: Store) {
  const begun = Promise.withResolvers<void>()
  const told = Promise.withResolvers<void>()
  const seen = store.readSnapshot(async (db) => {
    const hero = await readFact(db, 'hero')
    begun.resolve()
    await told.promise
    return [hero, await readFact(db, 'teaser')]
  })
  await Promise.race([begun.promise, seen])
  return { seen, goOn: told.resolve }
}

test('what is written together is never seen apart, and a reading keeps nobody from writing', async () => {
  const store = await openWithPair()
  const reading = await startReading(store)
  await setPair(store, 1)
  expect(await readFact(store.db, 'teaser')).toBe(1)
  reading.goOn()
  expect(await reading.seen).toEqual([0, 0])
  expect(await store.readSnapshot((db) => readFact(db, 'teaser'))).toBe(1)
})

test('four readings at once see each its own moment; a fifth waits for a place', async () => {
  const store = await openWithPair()
  const readings = []
  for (let moment = 0; moment < 4; moment += 1) {
    await setPair(store, moment)
    readings.push(await startReading(store))
  }
  await setPair(store, 4)
  let isIn = false
  const fifth = store.readSnapshot(async (db) => {
    isIn = true
    return readFact(db, 'hero')
  })
  expect(await readFact(store.db, 'hero')).toBe(4)
  expect(isIn).toBe(false)
  for (const { goOn } of readings) goOn()
  expect(await Promise.all(readings.map(({ seen }) => seen))).toEqual([
    [0, 0],
    [1, 1],
    [2, 2],
    [3, 3],
  ])
  expect(await fifth).toBe(4)
})

test('while much is written and read at once, no reading sees half of a write', async () => {
  const store = await openWithPair()
  let isOver = false
  const readers = Array.from({ length: 6 }, async () => {
    const seen = new Set<number>()
    while (!isOver) {
      const [hero, teaser] = await store.readSnapshot(async (db) => {
        const first = await readFact(db, 'hero')
        await turn()
        return [first, await readFact(db, 'teaser')] as const
      })
      expect(teaser).toBe(hero)
      seen.add(hero)
    }
    return seen.size
  })
  for (let value = 1; value <= 60; value += 1) await setPair(store, value)
  isOver = true
  for (const moments of await Promise.all(readers)) expect(moments).toBeGreaterThan(1)
})

test('readings that fail leave their places to others, and say why', async () => {
  const store = await openWithPair()
  for (let round = 0; round < 6; round += 1) {
    const failing = store.readSnapshot(async (db) => {
      await readFact(db, 'hero')
      throw new TypeError('a page could not be drawn')
    })
    await expect(failing).rejects.toThrow('a page could not be drawn')
    const wrong = store.readSnapshot((db) => sql`select no_such_column from fact`.execute(db))
    await expect(wrong).rejects.toThrow('no_such_column')
  }
  await setPair(store, 1)
  expect(await store.readSnapshot((db) => readFact(db, 'hero'))).toBe(1)
})

test('a reading cannot write, nor read or write beside itself', async () => {
  const store = await openWithPair()
  const writing = store.readSnapshot((db) => db.deleteFrom('fact').execute())
  await expect(writing).rejects.toThrow()
  const hero = (db: Db) => readFact(db, 'hero')
  for (const beside of [
    () => store.readSnapshot(() => hero(store.db)),
    () => store.readSnapshot(() => setPair(store, 1)),
    () => store.readSnapshot(() => store.readSnapshot(hero)),
    () => store.write(() => store.readSnapshot(hero)),
  ]) {
    await expect(beside()).rejects.toThrow('pass the transaction on')
  }
  expect(await readFact(store.db, 'teaser')).toBe(0)
})

test('closing lets a reading finish', async () => {
  const store = await openWithPair()
  const reading = await startReading(store)
  const closing = store.close()
  reading.goOn()
  expect(await reading.seen).toEqual([0, 0])
  await closing
})
