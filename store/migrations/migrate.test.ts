import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { Kysely, sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { emptyLocation, openTestStoreAt } from '#test/open-test-store.ts'
import { NodeSqliteDialect } from '../sqlite/dialect.ts'
import type { Tables } from '../tables.ts'
import { migrate } from './migrate.ts'

/** Opens a store in a process of its own, and says what it found. */
const opener = `
  import { openStore } from '#store/store.ts'
  const store = await openStore(JSON.parse(process.env.PLACE))
  const [row] = await store.db.selectFrom('revision').select((eb) => eb.fn.countAll().as('n')).execute()
  await store.write((tx) => tx.insertInto('fact').values({ name: String(process.pid), value: '' }).execute())
  await store.close()
  console.log(Number(row.n))
`

test('four processes that start together on an empty place all find one schema', {
  timeout: 60_000,
}, async () => {
  const location = await emptyLocation()
  const run = () =>
    promisify(execFile)(process.execPath, ['--input-type=module', '-e', opener], {
      env: { ...process.env, PLACE: JSON.stringify(location), NODE_OPTIONS: '' },
    })
  const runs = await Promise.all([run(), run(), run(), run()])
  expect(runs.map(({ stdout }) => stdout.trim())).toEqual(['0', '0', '0', '0'])
  const store = await openTestStoreAt(location)
  const done = await sql<{ name: string }>`select name from kysely_migration`.execute(store.db)
  const names = done.rows.map(({ name }) => name)
  expect(names).toContain('0001-start')
  expect(new Set(names).size).toBe(names.length)
  expect(await store.db.selectFrom('fact').selectAll().execute()).toHaveLength(4)
})

test('opening what is up to date changes nothing', async () => {
  const location = await emptyLocation()
  const store = await openTestStoreAt(location)
  await store.write((tx) => tx.insertInto('fact').values({ name: 'a', value: 'b' }).execute())
  const again = await openTestStoreAt(location)
  expect(await again.db.selectFrom('fact').selectAll().execute()).toHaveLength(1)
})

test.skipIf(process.env.TEST_PG_URL)(
  'a migration that fails leaves nothing of itself, and works once its cause is gone',
  async () => {
    const { file, db } = openFile()
    file.exec('create table media (id integer primary key)')
    const failed = await migrate(db, 'sqlite')
    expect(failed?.step).toBe('0001-start')
    expect(String(failed?.error)).toContain('already exists')
    const tables =
      "select name from sqlite_schema where type = 'table' and name not like '%kysely%' and name not like 'sqlite_%'"
    expect(
      file
        .prepare(tables)
        .all()
        .map((row) => row.name),
    ).toEqual(['media'])
    expect(file.prepare('select name from kysely_migration').all()).toEqual([])
    file.exec('drop table media')
    expect(await migrate(db, 'sqlite')).toBeNull()
    expect(file.prepare('select name from kysely_migration').all()).not.toEqual([])
  },
)

function openFile() {
  const folder = mkdtempSync(join(tmpdir(), 'linecheck-test-'))
  const file = new DatabaseSync(join(folder, 'x.sqlite'))
  const db = new Kysely<Tables>({ dialect: new NodeSqliteDialect(file) })
  onTestFinished(async () => {
    await db.destroy()
    rmSync(folder, { recursive: true })
  })
  return { file, db }
}
