import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Dialect, Kysely, PostgresDialect, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import pg from 'pg'
import { start } from '#store/migrations/0001-start.ts'
import { NodeSqliteDialect } from '#store/sqlite/dialect.ts'
import { emptyLocation } from '../open-test-store.ts'
import type { StoreLocation } from '../storage/locations.ts'

/** Where a database stands that the first version wrote; whoever opens it brings it up to date. */
export async function locationOfFirstVersion(): Promise<StoreLocation> {
  const location = await emptyLocation()
  const db = new Kysely<unknown>({ dialect: dialectOf(location) })
  const kind = location.databaseUrl ? 'postgres' : 'sqlite'
  const provider = { getMigrations: async () => ({ '0001-start': start(kind) }) }
  const { error } = await new Migrator({ db, provider }).migrateToLatest()
  if (error) throw error
  const written = readFileSync(join(import.meta.dirname, 'first-version.sql'), 'utf8')
  for (const statement of written.split(/;\n/)) {
    if (statement.trim()) await sql.raw(statement).execute(db)
  }
  await db.destroy()
  return location
}

function dialectOf({ databaseUrl, dataDir }: StoreLocation): Dialect {
  return databaseUrl
    ? new PostgresDialect({ pool: new pg.Pool({ connectionString: databaseUrl, max: 1 }) })
    : new NodeSqliteDialect(new DatabaseSync(join(dataDir, 'linecheck.sqlite')))
}
