import { Kysely, sql } from 'kysely'
import pg from 'pg'
import { StartRefused } from '#catalogue/start-refused.ts'
import type { Connections } from '../connections.ts'
import { migrate } from '../migrations/migrate.ts'
import type { Tables } from '../tables.ts'
import { Client } from './client.ts'
import { SoundPostgresDialect } from './dialect.ts'
import { listen, newsChannel } from './listen.ts'
import { fromMatching } from './match-texts.ts'

/** Milliseconds after which a statement, a lock wait or a forgotten transaction is ended. */
const usualPatience = 5_000

interface Manner {
  patience?: number
  /** Tells whoever started the process what it waits for. */
  say?: (sentence: string) => void
}

/**
 * Connects to PostgreSQL and brings the schema up to date; waits for another node that does so.
 * Refuses (`StartRefused`) an address where no database answers.
 */
export async function openPostgres(
  address: string,
  {
    patience = usualPatience,
    say = (sentence) => process.stdout.write(`${sentence}\n`),
  }: Manner = {},
): Promise<Connections> {
  const place = { ...whereAndHow(address), connectionTimeoutMillis: patience }
  const late = setTimeout(() => say(migrating), patience)
  try {
    await migrateUnhurried(place)
  } catch (error) {
    throw new StartRefused(`DATABASE_URL does not lead to a usable PostgreSQL (${reason(error)}).`)
  } finally {
    clearTimeout(late)
  }
  const db = connect({ ...place, ...limits(patience), max: 10, onConnect: planEachTime })
  const moment = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
  return {
    read: db,
    write: db,
    readSnapshot: (work) => moment.execute(work),
    aside: { db, fromMatching },
    limitWait: null,
    listen: (onNews) => listen(address, onNews),
    tell: async (tx) => {
      await sql`select pg_notify(${newsChannel}, '')`.execute(tx)
    },
    close: () => db.destroy(),
  }
}

/** Prepared statements are parsed once, and planned for the values that they get: those differ much. */
function planEachTime(client: pg.ClientBase) {
  return client.query('set plan_cache_mode to force_custom_plan')
}

const migrating =
  'Linecheck brings its database up to date, or waits for another node that does. Let it finish.'

/**
 * On a connection of its own on which nothing is cut off, whatever its role or database are set
 * to: an index over a big table takes its time, and so does the wait for whoever makes it.
 */
async function migrateUnhurried(place: pg.PoolConfig): Promise<void> {
  const noLimits = `select set_config(name, '0', false) from pg_settings where name in
    ('statement_timeout', 'lock_timeout', 'transaction_timeout', 'idle_in_transaction_session_timeout')`
  const onConnect = (client: pg.ClientBase) => client.query(noLimits)
  const db = connect({ ...place, max: 1, keepAlive: true, onConnect })
  await migrate(db, 'postgres').finally(() => db.destroy())
}

function connect(config: pg.PoolConfig): Kysely<Tables> {
  const pool = new pg.Pool(config)
  // A connection that dies while idle is replaced at its next use.
  pool.on('error', () => undefined)
  return new Kysely<Tables>({ dialect: new SoundPostgresDialect(pool) })
}

function whereAndHow(address: string) {
  const types = new pg.TypeOverrides()
  types.setTypeParser(pg.types.builtins.INT8, Number)
  return { Client, connectionString: address, types }
}

function limits(patience: number) {
  return {
    statement_timeout: patience,
    lock_timeout: patience,
    idle_in_transaction_session_timeout: patience,
    // Later than the server's own: it is for a server that says nothing at all.
    query_timeout: patience * 1.2,
  }
}

/** What the driver said, without the layers that we have put around it. */
function reason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reason).join('; ')
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : reason(error.cause)
}
