import { Kysely, type Logger, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { StartRefused } from '#catalogue/start-refused.ts'
import type { Connections, SecondConnection } from '../connections.ts'
import { StoreBusy } from '../refusals.ts'
import { isUpToDate, migrateToLatest } from '../schema/migrate-to-latest.ts'
import type { Tables } from '../tables.ts'
import { listen, newsChannel } from './listen.ts'
import { Pool } from './pool.ts'

/** Milliseconds after which a statement, a lock wait or a forgotten transaction is ended. */
const usualPatience = 4_500

interface Manner {
  patience?: number
  /** Tells whoever started the process what it waits for. */
  say?: (sentence: string) => void
  /** Is told of every question, and of what it met. */
  log?: Logger
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
    log,
  }: Manner = {},
): Promise<Connections> {
  const late = setTimeout(() => say(migrating), patience)
  const beside = openSecondPostgres(address, { max: 10, patience, log })
  const { read: db } = beside
  try {
    // Nearly always there is nothing to do. Who waits for another node's lock goes on unhurried.
    const isReady = await isUpToDate(db, 'postgres').catch((error) => {
      if (error instanceof StoreBusy) throw error
      return false
    })
    if (!isReady) await migrateUnhurried(address, patience)
  } catch (error) {
    await beside.close()
    if (error instanceof StartRefused) throw error
    const isPassing = error instanceof StoreBusy && !isConfigured(error)
    throw new StartRefused(
      `DATABASE_URL does not lead to a usable PostgreSQL (${reasonOf(error)}).`,
      { isPassing },
    )
  } finally {
    clearTimeout(late)
  }
  const snapshot = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
  return {
    ...beside,
    readSnapshot: (work) => snapshot.execute(work),
    longReads: db,
    listen: (onNews) => listen(address, onNews),
    isReplaced: () => false,
  }
}

/**
 * The same database once more, for a process beside the one that looks after its schema.
 *
 * @param max how many connections it may have
 */
export function openSecondPostgres(
  address: string,
  { max = 2, patience = usualPatience, log }: Omit<Manner, 'say'> & { max?: number } = {},
): SecondConnection {
  const db = connect(address, { ...limits(patience), max, onConnect: setCosts }, log)
  return {
    read: db,
    transact: (work) => db.transaction().execute(work),
    limitWait: null,
    notify: async (tx, sequence) => {
      await sql`select pg_notify(${newsChannel}, ${String(sequence)})`.execute(tx)
    },
    close: () => db.destroy(),
  }
}

/** On today's disks a page anywhere costs little more than the next one. */
function setCosts(client: pg.ClientBase) {
  return client.query('set random_page_cost to 1.1')
}

const migrating =
  'Linecheck brings its database up to date, or waits for another node that does. Let it finish.'

/** An index over a big table takes its time, and so does the wait for whoever makes it. */
async function migrateUnhurried(address: string, patience: number): Promise<void> {
  const db = connectUnhurried(address, patience)
  await migrateToLatest(db, 'postgres').finally(() => db.destroy())
}

/** One connection on which nothing is cut off, whatever its role or database are set to. */
export function connectUnhurried(address: string, patience = usualPatience): Kysely<Tables> {
  const noLimits = `select set_config(name, '0', false) from pg_settings where name in
    ('statement_timeout', 'lock_timeout', 'transaction_timeout', 'idle_in_transaction_session_timeout')`
  const onConnect = (client: pg.ClientBase) => client.query(noLimits)
  const connectionTimeoutMillis = patience
  return connect(address, { connectionTimeoutMillis, max: 1, keepAlive: true, onConnect })
}

function connect(address: string, options: pg.PoolConfig, log?: Logger): Kysely<Tables> {
  const types = new pg.TypeOverrides()
  types.setTypeParser(pg.types.builtins.INT8, Number)
  const pool = new Pool(address, { ...options, types })
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log })
}

function limits(patience: number) {
  return {
    connectionTimeoutMillis: patience,
    statement_timeout: patience,
    lock_timeout: patience,
    idle_in_transaction_session_timeout: patience,
    // Later than the server's own: it is for a server that says nothing at all.
    query_timeout: patience * 1.08,
  }
}

/** Did a server answer that knows no such person, password or database? That is not over by itself. */
function isConfigured({ cause }: Error): boolean {
  return cause instanceof pg.DatabaseError && /^(28|3D)/.test(cause.code ?? '')
}

/** What the driver said, without the layers that we have put around it. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ')
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : reasonOf(error.cause)
}
