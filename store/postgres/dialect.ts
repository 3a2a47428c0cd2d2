import {
  CompiledQuery,
  type DatabaseConnection,
  PostgresDialect,
  PostgresDriver,
  type QueryResult,
} from 'kysely'
import pg from 'pg'
import { StoreBusy } from '../refusals.ts'
import { Prepared } from './prepared.ts'

/**
 * Kysely's PostgreSQL dialect, whose connections are never used again once they have failed. Kysely
 * itself gives one back after a read that failed, and pg takes it as sound until the operating
 * system says otherwise: of a server that froze, a quarter of an hour later.
 */
export class SoundPostgresDialect extends PostgresDialect {
  readonly #pool: pg.Pool

  constructor(pool: pg.Pool) {
    super({ pool })
    this.#pool = pool
  }

  override createDriver() {
    return new SoundDriver(this.#pool)
  }
}

class SoundDriver extends PostgresDriver {
  readonly #pool: pg.Pool
  readonly #prepared = new Prepared()

  constructor(pool: pg.Pool) {
    super({ pool })
    this.#pool = pool
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const client = await this.#pool.connect().catch((cause: unknown) => {
      throw new StoreBusy('no connection to PostgreSQL', { cause })
    })
    return new Connection(client, this.#prepared)
  }

  /** Where this cannot be said, the transaction ends with its connection; why it failed stays the reason. */
  override async rollbackTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('rollback')).catch(() => undefined)
  }

  override async releaseConnection(connection: DatabaseConnection) {
    if (connection instanceof Connection) connection.release()
  }
}

/** One use of a connection: from when the pool lends it until it is given back or ended. */
class Connection implements DatabaseConnection {
  readonly #client: pg.PoolClient
  readonly #prepared: Prepared
  #fault: StoreBusy | null = null

  constructor(client: pg.PoolClient, prepared: Prepared) {
    this.#client = client
    this.#prepared = prepared
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#fault) throw this.#fault
    const name = this.#prepared.nameOf(sql)
    try {
      const query = { text: sql, values: [...parameters], ...(name === undefined ? {} : { name }) }
      return resultOf(await this.#client.query(query))
    } catch (error) {
      if (codeOf(error) === unknownStatement) this.#prepared.giveUp()
      if (isRefusal(error)) throw error
      this.#fault = new StoreBusy('the connection to PostgreSQL is lost', { cause: error })
      throw this.#fault
    }
  }

  // biome-ignore lint/correctness/useYield: Kysely asks for it; nothing here streams
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Streaming needs a cursor: read in batches instead')
  }

  /** Back to the pool, or, with a fault or an open transaction, to its end. */
  release() {
    this.#client.release(this.#fault !== null || this.#client.getTransactionStatus() !== 'I')
  }
}

const unknownStatement = '26000'

/** What a statement gives is not what it was prepared for: a newer version has changed the schema. */
const changedResult = '0A000'

/** Refusals that another connection would not meet. */
const ofConnection = new Set([unknownStatement, changedResult])

function codeOf(error: unknown): string {
  return error instanceof pg.DatabaseError ? (error.code ?? '') : ''
}

/** Did PostgreSQL refuse this one statement? Anything else is a fault of the connection. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return false
  const isLast = error.severity === 'FATAL' || error.severity === 'PANIC'
  return !isLast && !/^(08|57P)/.test(codeOf(error)) && !ofConnection.has(codeOf(error))
}

function resultOf<R>({ command, rowCount, rows }: pg.QueryResult): QueryResult<R> {
  // Kysely looks here whether a transaction was committed or, after an error, rolled back.
  if (command === 'COMMIT' || command === 'ROLLBACK') return { rows: [{ command }] as R[] }
  const isChange = /^(INSERT|UPDATE|DELETE|MERGE)$/.test(command)
  return isChange ? { rows, numAffectedRows: BigInt(rowCount ?? 0) } : { rows }
}
