import { readFileSync } from 'node:fs'
import { type ColumnMetadata, sql, type TableMetadata } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, test } from 'vitest'
import { programVersion } from '#catalogue/program-version.ts'
import { emptyLocation, openTestStoreAt } from '#test/open-test-store.ts'
import { connectTo } from '#test/storage/connect.ts'
import { migrationNames, migrationsOf, servesSince } from '../migrations/migrate.ts'

const kind = process.env.TEST_PG_URL ? 'postgres' : 'sqlite'
const lastStep = migrationNames(kind).at(-1) ?? ''

/** A store that a newer program has brought up to `step`, which this one does not know. */
async function newerPlace(marks: Record<string, string> = {}) {
  const location = await emptyLocation()
  const store = await openTestStoreAt(location)
  await store.write(async (tx) => {
    await sql`insert into kysely_migration (name, timestamp) values ('0999-newer', '2030')`.execute(
      tx,
    )
    for (const [name, value] of Object.entries(marks))
      await sql`update schema_mark set value = ${value} where name = ${name}`.execute(tx)
  })
  await store.close()
  return location
}

test('the version that operators are told is that of the package', () => {
  expect(JSON.parse(readFileSync('package.json', 'utf8')).version).toBe(programVersion)
})

test('a program refuses a database that a newer one needs, says which version to run, and changes nothing', async () => {
  const location = await newerPlace({ 'least step': '0999-newer', 'written by': '7.1.0' })
  await expect(openTestStoreAt(location)).rejects.toMatchObject({
    name: 'StartupError',
    message: `the database was brought up to date by Linecheck 7.1.0 (to 0999-newer), and this is ${programVersion}, which knows it up to ${lastStep}. Run version 7.1.0 or newer. Nothing was changed.`,
  })
})

test('a program serves beside a newer one that says so, and takes nothing back of what that wrote', async () => {
  const location = await newerPlace({ 'written by': '7.1.0' })
  const store = await openTestStoreAt(location)
  await store.write((tx) => tx.insertInto('fact').values({ name: 'a', value: 'b' }).execute())
  const marks = await store.db.selectFrom('schema_mark').selectAll().orderBy('name').execute()
  expect(marks).toEqual([
    { name: 'least step', value: servesSince },
    { name: 'written by', value: '7.1.0' },
  ])
})

test('a step that the schema lacks is gone, also where this very version has written to it', async () => {
  const location = await emptyLocation()
  const store = await openTestStoreAt(location)
  const step = '0047-calendar-feeds'
  await store.write((tx) => sql`delete from kysely_migration where name >= ${step}`.execute(tx))
  await store.close()
  // The table that the step creates exists already.
  await expect(openTestStoreAt(location)).rejects.toMatchObject({
    name: 'StartupError',
    message: expect.stringContaining(`its step ${step} failed`),
  })
})

test('a step that fails is one sentence, and works once its cause is gone', async () => {
  const location = await emptyLocation()
  const db = connectTo(location)
  await sql`create table media (id integer primary key)`.execute(db)
  await expect(openTestStoreAt(location)).rejects.toMatchObject({
    name: 'StartupError',
    message: expect.stringMatching(
      /^the database could not be brought up to date: its step 0001-start failed \(.*already exists\)\. Nothing of it was kept; [^\n]+\.$/,
    ),
  })
  await sql`drop table media`.execute(db)
  const store = await openTestStoreAt(location)
  expect(await store.db.selectFrom('media').selectAll().execute()).toEqual([])
})

test('a schema as the version before knows it is whole in the one of today', async () => {
  const before = await tablesAt(servesSince)
  const today = await tablesAt(lastStep)
  expect(before.length).toBeGreaterThan(20)
  for (const { name, columns } of before) {
    const now = today.find((table) => table.name === name)
    expect([name, now?.columns.filter(isOf(columns)).map(essence)]).toEqual([
      name,
      columns.map(essence),
    ])
    // A row that only knows the columns of before can still be added.
    const added = now?.columns.filter((column) => !isOf(columns)(column)) ?? []
    expect(added.filter(mustBeGiven).map((column) => `${name}.${column.name}`)).toEqual([])
  }
})

/** The tables of a database whose schema has got as far as one step. */
async function tablesAt(step: string): Promise<TableMetadata[]> {
  const db = connectTo(await emptyLocation())
  const provider = { getMigrations: async () => migrationsOf(kind) }
  const { error } = await new Migrator({ db, provider }).migrateTo(step)
  if (error) throw error
  return db.introspection.getTables()
}

function isOf(columns: readonly ColumnMetadata[]) {
  return ({ name }: ColumnMetadata) => columns.some((column) => column.name === name)
}

function essence({ name, dataType, isNullable }: ColumnMetadata) {
  return { name, dataType: dataType.toLowerCase(), isNullable }
}

function mustBeGiven({ isNullable, hasDefaultValue, isAutoIncrementing }: ColumnMetadata): boolean {
  return !(isNullable || hasDefaultValue || isAutoIncrementing)
}
