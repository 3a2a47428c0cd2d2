import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newLocation, openTestStoreAt } from '#test/open-test-store.ts'
import { connectTo } from '#test/storage/connect.ts'
import type { Tables } from '../tables.ts'

const commands = [
  ['admin-link.ts'],
  ['media-check.ts'],
  ['media-check.ts', '--dry'],
  ['ledger-check.ts'],
  ['backup.ts'],
]

test.each(commands.map((words) => [words.join(' '), words] as const))(
  '%s of an older program says in one sentence that the database is newer, and changes nothing',
  async (_name, words) => {
    const location = await newLocation()
    const store = await openTestStoreAt(location)
    await store.write(async (tx) => {
      const step = sql`insert into kysely_migration (name, timestamp) values ('0999-newer', '2030')`
      await step.execute(tx)
      const marks = { 'least step': '0999-newer', 'written by': '7.1.0' }
      for (const [name, value] of Object.entries(marks))
        await sql`update schema_mark set value = ${value} where name = ${name}`.execute(tx)
    })
    await store.close()
    const { dataDir, databaseUrl } = location
    const [script, ...more] = words
    const asked = script === 'backup.ts' ? [join(dataDir, 'backup.tar.zst')] : more
    const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' }
    const { code, said } = await new Promise<{ code: unknown; said: string }>((resolve) => {
      execFile(process.execPath, [script ?? '', ...asked], { env }, (error, out, fault) =>
        resolve({ code: error?.code ?? 0, said: `${out}${fault}` }),
      )
    })
    expect(code).toBe(1)
    expect(said).toMatch(/^[^\n]*0999-newer[^\n]*\n$/)
    const db = connectTo<Tables>(location)
    const left = await db.selectFrom('schema_mark').selectAll().orderBy('name').execute()
    expect(left).toEqual([
      { name: 'least step', value: '0999-newer' },
      { name: 'written by', value: '7.1.0' },
    ])
    expect(await db.selectFrom('person_link').selectAll().execute()).toEqual([])
  },
)
