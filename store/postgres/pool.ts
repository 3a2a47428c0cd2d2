import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import pg from 'pg'
import { databaseResponded, waitForDatabase } from '../request-timeout.ts'
import { StoreBusy } from '../store-errors.ts'

/** Splits `postgres://web@one:5432,two:5432/menu` into an address for each server. */
export function serversIn(address: string): string[] {
  const [, before = '', hosts = '', after = ''] =
    /^([a-z]+:\/\/(?:[^@/]*@)?)([^/?#]*)(.*)$/s.exec(address) ?? []
  return hosts.split(',').map((host) => `${before}${host}${after}`)
}

/**
 * Adds what `pg` lacks: finds the server that takes writes, limits how long a request waits, and
 * drops connections that failed (`pg` reuses one whose statement timed out).
 */
export class Pool implements PostgresPool {
  readonly options: pg.PoolConfig
  readonly #pools: pg.Pool[]
  #current = 0

  constructor(address: string, options: pg.PoolConfig) {
    const servers = serversIn(address)
    this.options = options
    this.#pools = servers.map((connectionString) => {
      const onConnect = async (client: pg.ClientBase) => {
        await options.onConnect?.(client)
        if (servers.length > 1) await requireWritable(client)
      }
      const pool = new pg.Pool({ ...options, connectionString, onConnect })
      // Node ends the process on an error event without a listener. The query on the connection fails all the same.
      pool.on('error', () => undefined)
      pool.on('connect', (client) => client.on('error', () => undefined))
      return pool
    })
  }

  /** Each other server is tried once. */
  async connect(): Promise<PostgresPoolClient> {
    for (let tried = 1; ; tried += 1) {
      const pool = this.#pools[this.#current] as pg.Pool
      const leave = () => {
        if (this.#pools[this.#current] === pool)
          this.#current = (this.#current + 1) % this.#pools.length
      }
      try {
        const client = await waitForDatabase((limit) => connectWithin(pool, limit))
        return new Connection(client, this.options.query_timeout ?? 0, leave)
      } catch (cause) {
        // The request ran out of time: that says nothing about the server.
        if (cause instanceof StoreBusy) throw cause
        leave()
        if (tried >= this.#pools.length)
          throw new StoreBusy('no connection to PostgreSQL', { cause })
      }
    }
  }

  async end(): Promise<void> {
    await Promise.all(this.#pools.map((pool) => pool.end()))
  }
}

/** Throws for a standby. */
async function requireWritable(client: pg.ClientBase): Promise<void> {
  const setting = 'show transaction_read_only'
  const { rows } = await client.query<{ transaction_read_only: string }>(setting)
  if (rows[0]?.transaction_read_only !== 'off') throw new Error('the server takes no writes')
}

async function connectWithin(pool: pg.Pool, limit: number): Promise<pg.PoolClient> {
  const connecting = pool.connect()
  if (limit === Infinity) return connecting
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    late.reject(new StoreBusy('waited too long for PostgreSQL'))
    connecting.then(
      (client) => client.release(),
      () => undefined,
    )
  }, limit)
  return Promise.race([connecting, late.promise]).finally(() => clearTimeout(timer))
}

class Connection implements PostgresPoolClient {
  readonly #client: pg.PoolClient
  readonly #timeout: number
  readonly #leaveServer: () => void
  #fault: StoreBusy | null = null

  constructor(client: pg.PoolClient, timeout: number, leaveServer: () => void) {
    this.#client = client
    this.#timeout = timeout
    this.#leaveServer = leaveServer
  }

  query<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  query<R>(text: string | PostgresCursor<R>, parameters: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new TypeError('Read in batches instead of by a cursor')
    return this.#query<R>(text, parameters)
  }

  async #query<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    if (this.#fault) throw this.#fault
    return waitForDatabase(async (limit) => {
      const timeout = Math.min(limit, this.#timeout || Infinity)
      const query_timeout = timeout === Infinity ? 0 : timeout
      const query = { text, values: [...parameters], query_timeout }
      try {
        const result = await this.#client.query(query)
        databaseResponded()
        return result as PostgresQueryResult<R>
      } catch (error) {
        if (codeOf(error) === readOnly) this.#leaveServer()
        if (isStatementError(error)) throw error
        this.#fault = new StoreBusy('the connection to PostgreSQL is lost', { cause: error })
        throw this.#fault
      }
    })
  }

  release(): void {
    this.#client.release(this.#fault !== null || this.#client.getTransactionStatus() !== 'I')
  }
}

const readOnly = '25006'

function codeOf(error: unknown): string {
  return error instanceof pg.DatabaseError ? (error.code ?? '') : ''
}

/** Anything else is a failure of the connection. */
function isStatementError(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return false
  const isLast = error.severity === 'FATAL' || error.severity === 'PANIC'
  return !isLast && codeOf(error) !== readOnly && !/^(08|57P)/.test(codeOf(error))
}
