import { copyFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { newLocation, openTestStoreAt } from '#test/open-test-store.ts'
import { openSecondStore, type Store } from '../store.ts'

const onSqlite = test.skipIf(process.env.TEST_PG_URL)

const addFact = (store: Pick<Store, 'write'>, name: string) =>
  store.write((tx) => tx.insertInto('fact').values({ name, value: '' }).execute())

onSqlite('a write to a file that another one has replaced is not acknowledged', async () => {
  const location = await newLocation()
  const path = join(location.dataDir, 'linecheck.sqlite')
  const store = await openTestStoreAt(location)
  const beside = openSecondStore(location)
  await addFact(store, 'before')
  new DatabaseSync(path).exec('pragma wal_checkpoint(truncate)')
  copyFileSync(path, `${path}.copy`)
  expect(store.isReplaced()).toBe(false)
  renameSync(`${path}.copy`, path)
  expect(store.isReplaced()).toBe(true)
  const refused = { name: 'StoreBusy', message: expect.stringContaining('replaced') }
  await expect(addFact(store, 'after')).rejects.toMatchObject(refused)
  await expect(addFact(beside, 'after too')).rejects.toMatchObject(refused)
  await beside.close()
})

onSqlite(
  'a store whose file was removed says so, and one that is closed says nothing',
  async () => {
    const location = await newLocation()
    const store = await openTestStoreAt(location)
    rmSync(join(location.dataDir, 'linecheck.sqlite'))
    expect(store.isReplaced()).toBe(true)
    await store.close()
    expect(store.isReplaced()).toBe(false)
  },
)
