import { readdir } from 'node:fs/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { emptyLocation, openTestStoreAt } from '#test/open-test-store.ts'

const onSqlite = test.skipIf(process.env.TEST_PG_URL)

onSqlite('one reading after the other uses one connection', async () => {
  const store = await openTestStoreAt(await emptyLocation())
  // Only the connection that has made it sees a temporary table.
  await store.readSnapshot((db) => sql`create temp table mine (x integer)`.execute(db))
  for (let round = 0; round < 3; round += 1)
    await store.readSnapshot((db) => sql`insert into mine values (1)`.execute(db))
  const { rows } = await store.readSnapshot((db) => sql`select * from mine`.execute(db))
  expect(rows).toHaveLength(3)
})

onSqlite('after closing nothing holds the database any more', async () => {
  const location = await emptyLocation()
  const store = await openTestStoreAt(location)
  const read = () => store.readSnapshot((db) => db.selectFrom('fact').selectAll().execute())
  await Promise.all([read(), read(), read()])
  await store.close()
  // SQLite removes what it writes beside the file when the last connection goes.
  expect(await readdir(location.dataDir)).toEqual(['linecheck.sqlite'])
})
