import { Kysely, type Logger, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { StartupError } from '#catalogue/startup-error.ts'
import type { Connections, SecondConnection } from '../connections.ts'
import { isUpToDate, migrateToLatest } from '../schema/migrate-to-latest.ts'
import { StoreBusy } from '../store-errors.ts'
import type { Tables } from '../tables.ts'
import { listen, newsChannel } from './listen.ts'
import { Pool } from './pool.ts'

const defaultTimeout = 4_500

interface Manner {
  timeout?: number
  say?: (sentence: string) => void
  log?: Logger
}

/** Throws `StartupError` for an address where no database answers. */
export async function openPostgres(
  address: string,
  {
    timeout = defaultTimeout,
    say = (sentence) => process.stdout.write(`${sentence}\n`),
    log,
  }: Manner = {},
): Promise<Connections> {
  const late = setTimeout(() => say(migrating), timeout)
  const beside = openSecondPostgres(address, { max: 10, timeout, log })
  const { read: db } = beside
  try {
    // Mostly there is nothing to migrate. Waiting for another node's lock has no time limit.
    const isReady = await isUpToDate(db, 'postgres').catch((error) => {
      if (error instanceof StoreBusy) throw error
      return false
    })
    if (!isReady) await migrateUnhurried(address, timeout)
  } catch (error) {
    await beside.close()
    if (error instanceof StartupError) throw error
    const isPassing = error instanceof StoreBusy && !isConfigured(error)
    throw new StartupError(
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

export function openSecondPostgres(
  address: string,
  { max = 2, timeout = defaultTimeout, log }: Omit<Manner, 'say'> & { max?: number } = {},
): SecondConnection {
  const db = connect(address, { ...limits(timeout), max, onConnect: setCosts }, log)
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

/** SSDs read random pages nearly as fast as sequential ones. */
function setCosts(client: pg.ClientBase) {
  return client.query('set random_page_cost to 1.1')
}

const migrating =
  'Linecheck brings its database up to date, or waits for another node that does. Let it finish.'

/** An index over a big table takes its time. */
async function migrateUnhurried(address: string, timeout: number): Promise<void> {
  const db = connectUnhurried(address, timeout)
  await migrateToLatest(db, 'postgres').finally(() => db.destroy())
}

export function connectUnhurried(address: string, timeout = defaultTimeout): Kysely<Tables> {
  const noLimits = `select set_config(name, '0', false) from pg_settings where name in
    ('statement_timeout', 'lock_timeout', 'transaction_timeout', 'idle_in_transaction_session_timeout')`
  const onConnect = (client: pg.ClientBase) => client.query(noLimits)
  const connectionTimeoutMillis = timeout
  return connect(address, { connectionTimeoutMillis, max: 1, keepAlive: true, onConnect })
}

function connect(address: string, options: pg.PoolConfig, log?: Logger): Kysely<Tables> {
  const types = new pg.TypeOverrides()
  types.setTypeParser(pg.types.builtins.INT8, Number)
  const pool = new Pool(address, { ...options, types })
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log })
}

function limits(timeout: number) {
  return {
    connectionTimeoutMillis: timeout,
    statement_timeout: timeout,
    lock_timeout: timeout,
    idle_in_transaction_session_timeout: timeout,
    // Later than the server's own limit: for a server that answers nothing.
    query_timeout: timeout * 1.08,
  }
}

/** Waiting does not help against a wrong user, password or database name. */
function isConfigured({ cause }: Error): boolean {
  return cause instanceof pg.DatabaseError && /^(28|3D)/.test(cause.code ?? '')
}

export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ')
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : reasonOf(error.cause)
}
