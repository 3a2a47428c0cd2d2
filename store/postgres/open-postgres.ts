import { Kysely } from 'kysely'
import pg from 'pg'
import { StartRefused } from '#catalogue/start-refused.ts'
import type { Connections } from '../connections.ts'
import { migrate } from '../migrations/migrate.ts'
import type { Tables } from '../tables.ts'
import { Client } from './client.ts'
import { SoundPostgresDialect } from './dialect.ts'

/** Milliseconds after which a statement, a lock wait or a forgotten transaction is ended. */
const usualPatience = 5_000

/**
 * Connects to PostgreSQL and brings the schema up to date.
 * Refuses (`StartRefused`) an address where no database answers.
 */
export async function openPostgres(
  address: string,
  { patience = usualPatience } = {},
): Promise<Connections> {
  const pool = openPool(address, patience)
  const db = new Kysely<Tables>({ dialect: new SoundPostgresDialect(pool) })
  try {
    await pool.query('select 1')
    await migrate(db, 'postgres')
  } catch (error) {
    await db.destroy()
    throw new StartRefused(`DATABASE_URL does not lead to a usable PostgreSQL (${reason(error)}).`)
  }
  return { read: db, write: db, limitWait: null, close: () => db.destroy() }
}

function openPool(address: string, patience: number): pg.Pool {
  const types = new pg.TypeOverrides()
  types.setTypeParser(pg.types.builtins.INT8, Number)
  const pool = new pg.Pool({
    Client,
    connectionString: address,
    types,
    max: 10,
    connectionTimeoutMillis: patience,
    statement_timeout: patience,
    lock_timeout: patience,
    idle_in_transaction_session_timeout: patience,
    // Later than the server's own: it is for a server that says nothing at all.
    query_timeout: patience * 1.2,
  })
  // A connection that dies while idle is replaced at its next use.
  pool.on('error', () => undefined)
  return pool
}

function reason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reason).join('; ')
  return error instanceof Error ? error.message : String(error)
}
