import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { NodeSqliteDialect } from '#store/sqlite/dialect.ts'
import { whenDone } from '../open-test-store.ts'
import type { StoreLocation } from './locations.ts'

/** The database of a place without the store, which would bring its schema up to date. */
export function connectTo<Tables>({ databaseUrl, dataDir }: StoreLocation): Kysely<Tables> {
  const db = new Kysely<Tables>({ dialect: databaseUrl ? postgres(databaseUrl) : sqlite(dataDir) })
  whenDone(() => db.destroy())
  return db
}

function postgres(connectionString: string): PostgresDialect {
  const pool = new pg.Pool({ connectionString })
  pool.on('error', () => undefined) // it ends before its connections do, and its database with it
  return new PostgresDialect({ pool })
}

function sqlite(dataDir: string): NodeSqliteDialect {
  return new NodeSqliteDialect(new DatabaseSync(join(dataDir, 'linecheck.sqlite')))
}
