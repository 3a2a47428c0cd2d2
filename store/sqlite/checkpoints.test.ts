import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Store } from '#store/store.ts'
import { emptyLocation, openTestStoreAt } from '#test/open-test-store.ts'

const onSqlite = test.skipIf(process.env.TEST_PG_URL)

async function openSite() {
  const location = await emptyLocation()
  const store = await openTestStoreAt(location)
  const other = new DatabaseSync(join(location.dataDir, 'linecheck.sqlite'))
  onTestFinished(() => other.close())
  const looking = other.prepare('pragma wal_checkpoint(noop)')
  const waiting = () => {
    const { log, checkpointed } = looking.get() as { log: number; checkpointed: number }
    return log - checkpointed
  }
  return { place: location, store, other, waiting }
}

/** Eight megabytes: twice as much as is copied together. */
function writeMuch(store: Store, name: string) {
  const value = name.repeat(8_000_000)
  return store.write((tx) => tx.insertInto('fact').values({ name, value }).execute())
}

onSqlite('what a commit left in the log is copied behind it, and not by it', async () => {
  const { store, waiting } = await openSite()
  await writeMuch(store, 'a')
  expect(waiting()).toBeGreaterThan(1_900)
  await vi.waitFor(() => expect(waiting()).toBe(0), { timeout: 10_000 })
  await writeMuch(store, 'b')
  await vi.waitFor(() => expect(waiting()).toBe(0), { timeout: 10_000 })
})

onSqlite('a little is left where it is, until there is more', async () => {
  const { store, waiting } = await openSite()
  await vi.waitFor(() => expect(waiting()).toBeLessThan(1_000), { timeout: 10_000 })
  await store.write((tx) => tx.insertInto('fact').values({ name: 'a', value: '' }).execute())
  const before = waiting()
  expect(before).toBeGreaterThan(0)
  await store.write((tx) => tx.insertInto('fact').values({ name: 'b', value: '' }).execute())
  expect(waiting()).toBeGreaterThan(before)
})

onSqlite('who reads an older moment goes on seeing it, and what was committed stays', async () => {
  const { place: location, store, other, waiting } = await openSite()
  const read = other.prepare("select length(value) as size from fact where name in ('a', 'b')")
  await writeMuch(store, 'a')
  other.exec('begin')
  expect(read.all()).toEqual([{ size: 8_000_000 }])
  await writeMuch(store, 'b')
  expect(read.all()).toEqual([{ size: 8_000_000 }])
  other.exec('commit')
  await writeMuch(store, 'c')
  await vi.waitFor(() => expect(waiting()).toBe(0), { timeout: 10_000 })
  await writeMuch(store, 'd')
  // While it is being copied.
  await store.close()
  const again = await openTestStoreAt(location)
  const rows = await again.db
    .selectFrom('fact')
    .select('name')
    .where('name', 'in', ['a', 'b', 'c', 'd'])
    .orderBy('name')
    .execute()
  expect(rows.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd'])
})
