import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { emptyLocation, openTestStore, openTestStoreAt } from '#test/open-test-store.ts'
import { corruptFile } from '#test/storage/corrupt-file.ts'
import { countQueries } from '#test/storage/count-queries.ts'
import { addPublication, findLastPosition, lockPublications } from './content/ledger.ts'
import { Publications } from './content/publications.ts'
import type { Tx } from './tables.ts'

const onSqlite = test.skipIf(process.env.TEST_PG_URL)

function addFact(tx: Tx, name: string, value = 'yes') {
  return tx.insertInto('fact').values({ name, value }).execute()
}

/** A change of what guests see, as the ledger has it. */
const row = {
  subject: 'home.icm',
  entry_id: 0,
  language: '',
  at: '2026-05-01T09:00:00.000Z',
  cause: 'decision',
  campaign: null,
  revision_id: null,
  former_id: null,
} as const

test('what was acknowledged is there, for those who open the store again too', async () => {
  const location = await emptyLocation()
  const store = await openTestStoreAt(location)
  await store.write((tx) => addFact(tx, 'seeded'))
  const rows = [{ name: 'seeded', value: 'yes' }]
  expect(await store.db.selectFrom('fact').selectAll().execute()).toEqual(rows)
  await store.close()
  const again = await openTestStoreAt(location)
  expect(await again.db.selectFrom('fact').selectAll().execute()).toEqual(rows)
})

onSqlite('damage that only a question has met is remembered too', async () => {
  const location = await emptyLocation()
  const store = await openTestStoreAt(location)
  const path = join(location.dataDir, 'linecheck.sqlite')
  const other = new DatabaseSync(path)
  other.exec('pragma wal_checkpoint(truncate)') // all of it is in the file
  other.close()
  expect(store.health.damage).toBe(null)
  corruptFile(path)
  await expect(store.db.selectFrom('ticket').selectAll().execute()).rejects.toThrow('malformed')
  expect(String(store.health.damage)).toContain('malformed')
})

test('a write that fails leaves nothing, and the next one goes on', async () => {
  const store = await openTestStore()
  const failing = store.write(async (tx) => {
    await addFact(tx, 'half')
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  const twice = store.write(async (tx) => {
    await addFact(tx, 'same')
    await addFact(tx, 'same')
  })
  await expect(twice).rejects.toThrow()
  await store.write((tx) => addFact(tx, 'whole'))
  const rows = await store.db.selectFrom('fact').select('name').execute()
  expect(rows).toEqual([{ name: 'whole' }])
})

test('reading beside the transaction while in it is an error, not a read of old rows', async () => {
  const store = await openTestStore()
  const read = () => store.db.selectFrom('fact').selectAll().execute()
  await expect(store.write(() => read())).rejects.toThrow('pass the transaction on')
  const deep = store.write(async (tx) => {
    await addFact(tx, 'a')
    await Promise.all([Promise.resolve().then(read)])
  })
  await expect(deep).rejects.toThrow('pass the transaction on')
  expect(await read()).toEqual([])
})

test('a write inside a write is an error at once, not a wait for itself', async () => {
  const store = await openTestStore()
  const nested = store.write(() => store.write((tx) => addFact(tx, 'inner')))
  await expect(nested).rejects.toThrow('pass the transaction on')
})

test('writes at once all happen, each whole', async () => {
  const store = await openTestStore()
  const names = Array.from({ length: 40 }, (_, index) => `fact ${String(index).padStart(2, '0')}`)
  const writes = names.map((name) =>
    store.write(async (tx) => {
      await addFact(tx, name)
      await tx.updateTable('fact').set({ value: name }).where('name', '=', name).execute()
      return name
    }),
  )
  expect(await Promise.all(writes)).toEqual(names)
  const rows = await store.db.selectFrom('fact').selectAll().orderBy('name').execute()
  expect(rows).toEqual(names.map((name) => ({ name, value: name })))
})

test('closing lets what writes finish, and may be asked for twice', async () => {
  const location = await emptyLocation()
  const store = await openTestStoreAt(location)
  const writes = ['a', 'b', 'c'].map((name) => store.write((tx) => addFact(tx, name)))
  const closing = [store.close(), store.close()]
  await Promise.all([...writes, ...closing])
  const again = await openTestStoreAt(location)
  expect(await again.db.selectFrom('fact').selectAll().execute()).toHaveLength(3)
})

test('a page hears of a publication before its write is acknowledged, and only then', async () => {
  const store = await openTestStore()
  const told: string[] = []
  const forget = store.publications.onChange((subjects) => told.push(...subjects))
  await store.write((tx) => addFact(tx, 'not published'))
  const failing = store.write(async (tx) => {
    await addPublication(tx, row)
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(told).toEqual([])
  await store.write((tx) => addPublication(tx, row))
  expect(told).toEqual(['home.icm'])
  expect(store.publications.changedAt('home.icm')).toBe(1)
  expect(store.publications.changedAt('home.hero')).toBe(0)
  await store.publications.refresh()
  expect(told).toEqual(['home.icm'])
  forget()
  await store.write((tx) => addPublication(tx, row))
  expect(told).toEqual(['home.icm'])
})

test('nobody is called where nothing was published, nor for a turn that was only taken', async () => {
  const store = await openTestStore()
  let calls = 0
  store.publications.onChange(() => {
    calls += 1
  })
  await store.write((tx) => lockPublications(tx))
  await store.publications.refresh()
  expect(calls).toBe(0)
  await store.write(async (tx) => {
    await lockPublications(tx)
    await addPublication(tx, row)
  })
  await store.write((tx) => lockPublications(tx))
  await store.publications.refresh()
  expect([calls, store.publications.changedAt('home.icm')]).toEqual([1, 1])
})

test('what another node has published is not missed behind a publication of this one', async () => {
  const location = await emptyLocation()
  const [here, there] = [await openTestStoreAt(location), await openTestStoreAt(location)]
  const publish = (store: typeof here, ...types: string[]) =>
    store.write(async (tx) => {
      for (const subject of types) await addPublication(tx, { ...row, subject })
    })
  for (let turn = 0; turn < 10; turn += 1) {
    const told: string[] = []
    const forget = here.publications.onChange((names) => told.push(...names))
    await publish(there, `a.${turn}`, `b.${turn}`)
    await publish(here, `c.${turn}`, `d.${turn}`)
    await here.publications.refresh()
    forget()
    expect(told).toEqual([`a.${turn}`, `b.${turn}`, `c.${turn}`, `d.${turn}`])
  }
})

test('the ledger is looked at for what is said to go further than is known, and for no other news', async () => {
  const store = await openTestStore()
  await store.write((tx) => addPublication(tx, row))
  const { db, asked } = countQueries(store.db)
  const publications = new Publications(db)
  await publications.refresh()
  const before = asked()
  publications.onNews(0)
  publications.onNews(publications.sequence)
  const isOver = publications.expectOwn(publications.sequence + 1)
  publications.onNews(publications.sequence + 1)
  isOver()
  await publications.apply([], publications.mark?.identity ?? null)
  expect(asked()).toBe(before)
  publications.onNews(publications.sequence + 1)
  await expect.poll(asked).toBe(before + 1)
  await publications.refresh()
  const again = asked()
  publications.onNews(null)
  await expect.poll(asked).toBe(again + 1)
  await store.write((tx) => addPublication(tx, row))
  const behind = asked()
  await publications.refresh()
  expect([asked() - behind, publications.sequence]).toEqual([1, 2])
})

test('a write that publishes is expected until it is over, and no other', async () => {
  const store = await openTestStore()
  const expected: number[] = []
  const over: number[] = []
  store.publications.expectOwn = (sequence) => {
    expected.push(sequence)
    return () => over.push(sequence)
  }
  await store.write((tx) => addPublication(tx, row))
  await store.write((tx) => addFact(tx, 'not published'))
  const failing = store.write(async (tx) => {
    await addPublication(tx, row)
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect([expected, over]).toEqual([[1], [1]])
})

test('other nodes hear of a publication within a second', async () => {
  const location = await emptyLocation()
  const [here, there] = [await openTestStoreAt(location), await openTestStoreAt(location)]
  const heard = new Promise<number>((resolve) => {
    there.publications.onChange(() => resolve(performance.now()))
  })
  await here.write((tx) => addPublication(tx, row))
  const written = performance.now()
  expect((await heard) - written).toBeLessThan(1_000)
  expect(there.publications.changedAt('home.icm')).toBe(1)
})

test.runIf(process.env.TEST_PG_URL)(
  'on PostgreSQL other nodes are told of a publication, without looking for it',
  async () => {
    const location = await emptyLocation()
    const [here, there] = [await openTestStoreAt(location), await openTestStoreAt(location)]
    there.publications.stop()
    await here.write((tx) => addFact(tx, 'not published'))
    await here.write((tx) => addPublication(tx, row))
    await expect.poll(() => there.publications.changedAt('home.icm')).toBe(1)
  },
)

test.skipIf(process.env.TEST_PG_URL)(
  'workers of one machine tell each other of a publication, without looking for it',
  async () => {
    const { dataDir } = await emptyLocation()
    const script = join(import.meta.dirname, '../test/publishing-workers.ts')
    const { stdout } = await promisify(execFile)(process.execPath, [script, dataDir])
    expect(stdout.trim().split('\n').toSorted()).toEqual(['heard 1', 'published 1'])
  },
)

test('a listener that fails does not make a kept write look failed', async () => {
  const store = await openTestStore()
  store.publications.onChange(() => {
    throw new Error('a page could not be dropped')
  })
  await store.write((tx) => addPublication(tx, row))
  expect((await findLastPosition(store.db)).sequence).toBe(1)
})

test('a statement that a write has left running is refused once its transaction is over', async () => {
  const store = await openTestStore()
  let stray: Promise<unknown> = Promise.resolve()
  const over = Promise.withResolvers<void>()
  await store.write(async (tx) => {
    await tx.insertInto('fact').values({ name: 'first', value: '' }).execute()
    stray = over.promise.then(() =>
      tx.insertInto('fact').values({ name: 'stray', value: '' }).execute(),
    )
  })
  over.resolve()
  await expect(stray).rejects.toThrow(/transaction/i)
  expect(await store.db.selectFrom('fact').select('name').execute()).toEqual([{ name: 'first' }])
})
