import {
  CompiledQuery,
  type DatabaseConnection,
  PostgresDialect,
  PostgresDriver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'
import pg from 'pg'
import { hasGiven, timeLeft, waitFor } from '../in-time.ts'
import { StoreBusy } from '../refusals.ts'
import { Hosts } from './hosts.ts'
import { inOneWrite } from './in-one-write.ts'
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

/**
 * A page and a step of the workflow find what they need by its key: how is the same whatever the key,
 * and planning takes longer than finding.
 */
const planOnce = CompiledQuery.raw('set local plan_cache_mode to auto')

class SoundDriver extends PostgresDriver {
  readonly #pool: pg.Pool
  readonly #shared: Shared
  /** In which age each connection was made; another one begins when the server is seen to take no writes. */
  readonly #since = new WeakMap<pg.PoolClient, number>()
  #age = 0

  constructor(pool: pg.Pool) {
    super({ pool })
    this.#pool = pool
    this.#shared = {
      prepared: new Prepared(),
      patience: pool.options.query_timeout ?? 0,
      seenReadOnly: () => {
        this.#age += 1
      },
    }
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const client = await waitFor(() => this.#connectInTime())
    return new Connection(client, this.#shared)
  }

  /** What comes too late for whoever asked goes back. */
  async #connectInTime(): Promise<pg.PoolClient> {
    const left = timeLeft()
    if (left === null) return this.#connect()
    if (left === 0) throw waitedTooLong()
    const connecting = this.#connect()
    const late = Promise.withResolvers<never>()
    const timer = setTimeout(() => {
      late.reject(waitedTooLong())
      connecting.then(
        (client) => client.release(),
        () => undefined,
      )
    }, left)
    return Promise.race([connecting, late.promise]).finally(() => clearTimeout(timer))
  }

  /** Every server that the address names is asked, once each. */
  async #connect(): Promise<pg.PoolClient> {
    const { connectionString = '' } = this.#pool.options
    for (let left = Hosts.of(connectionString).count; ; left -= 1) {
      try {
        return await this.#connectToday()
      } catch (cause) {
        if (left <= 1) throw new StoreBusy('no connection to PostgreSQL', { cause })
      }
    }
  }

  /** Never one from before the server was seen to take no writes. */
  async #connectToday(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await this.#pool.connect()
      const since = this.#since.get(client) ?? this.#age
      this.#since.set(client, since)
      if (since === this.#age) return client
      client.release(true)
    }
  }

  /** What is read does not wait until it has begun: there is nothing to lose. */
  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings) {
    const beginning = super.beginTransaction(connection, settings)
    if (!(connection instanceof Connection)) return beginning
    const isOften = this.#pool.options.pipeline
    const begun = isOften ? Promise.all([beginning, connection.executeQuery(planOnce)]) : beginning
    connection.goBehind(begun, { isReading: settings.accessMode === 'read only' })
  }

  override async commitTransaction(connection: DatabaseConnection) {
    if (connection instanceof Connection && connection.isReading) return
    await super.commitTransaction(connection)
  }

  /** Where this cannot be said, the transaction ends with its connection; why it failed stays the reason. */
  override async rollbackTransaction(connection: DatabaseConnection) {
    if (connection instanceof Connection && connection.isReading) return
    await connection.executeQuery(CompiledQuery.raw('rollback')).catch(() => undefined)
  }

  override async releaseConnection(connection: DatabaseConnection) {
    if (connection instanceof Connection) connection.release()
  }
}

/** What all connections of a pool share. */
interface Shared {
  prepared: Prepared
  /** How long (ms) a statement may take; 0: for ever. */
  patience: number
  seenReadOnly(): void
}

function waitedTooLong(): StoreBusy {
  return new StoreBusy('waited too long for PostgreSQL')
}

/** One use of a connection: from when the pool lends it until it is given back or ended. */
class Connection implements DatabaseConnection {
  readonly #client: pg.PoolClient
  readonly #prepared: Prepared
  readonly #patience: number
  readonly #seenReadOnly: () => void
  #fault: StoreBusy | null = null
  #refusal: unknown = null
  #beginning: Promise<unknown> | null = null
  #isReading = false
  #isWaiting = false

  constructor(client: pg.PoolClient, { prepared, patience, seenReadOnly }: Shared) {
    this.#client = client
    this.#prepared = prepared
    this.#patience = patience
    this.#seenReadOnly = seenReadOnly
  }

  /** Is a reading of one moment under way? Nobody waits for its end. */
  get isReading(): boolean {
    return this.#isReading
  }

  /**
   * What is read from now on is sent behind the beginning of a transaction, and good only if that has
   * begun. The first statement that may write waits for it, and with that all that come after.
   */
  goBehind(beginning: Promise<unknown>, { isReading }: { isReading: boolean }): void {
    this.#beginning = beginning
    this.#isReading = isReading
    beginning.catch(() => undefined)
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const beginning = this.#beginning
    if (beginning && !this.#isReading) {
      this.#isWaiting ||= query.query.kind !== 'SelectQueryNode'
      if (this.#isWaiting) await beginning
    }
    const result = await this.#execute<R>(query)
    await beginning
    return result
  }

  async #execute<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#fault) throw this.#fault
    const left = timeLeft()
    if (left === 0) throw waitedTooLong()
    const name = this.#prepared.nameOf(sql)
    const named = name === undefined ? {} : { name }
    // Without a limit of its own the pool's holds.
    const limited = left === null ? {} : { query_timeout: Math.min(left, this.#patience || left) }
    try {
      const query = { text: sql, values: [...parameters], ...named, ...limited }
      inOneWrite(this.#client.connection.stream)
      const result = resultOf<R>(await waitFor(() => this.#client.query(query)))
      hasGiven()
      return result
    } catch (error) {
      // Behind a refusal nothing is prepared any more: that such a statement is unknown says nothing.
      if (codeOf(error) === unknownStatement && this.#refusal === null) this.#prepared.giveUp()
      if (codeOf(error) === readOnly) this.#seenReadOnly()
      if (isRefusal(error)) {
        this.#refusal ??= error
        // What only comes behind a refusal says nothing: that is the reason.
        throw codeOf(error) === behindRefusal ? this.#refusal : error
      }
      this.#fault = new StoreBusy('the connection to PostgreSQL is lost', { cause: error })
      throw this.#fault
    }
  }

  // biome-ignore lint/correctness/useYield: Kysely asks for it; nothing here streams
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Streaming needs a cursor: read in batches instead')
  }

  /** Back to the pool once a reading has ended, or, with a fault or an open transaction, to its end. */
  release() {
    if (!this.isReading || this.#fault) return this.#giveBack()
    // Nobody who asked waits for it.
    const ended = this.#client.query('commit').catch((cause) => {
      this.#fault = new StoreBusy('the connection to PostgreSQL is lost', { cause })
    })
    void ended.then(() => this.#giveBack())
  }

  #giveBack() {
    this.#client.release(this.#fault !== null || this.#client.getTransactionStatus() !== 'I')
  }
}

const unknownStatement = '26000'

/** A statement before it in the same transaction was refused. */
const behindRefusal = '25P02'

/** What a statement gives is not what it was prepared for: a newer version has changed the schema. */
const changedResult = '0A000'

/** The server takes no writes (any more): after a failover another one does, at the same address or the next. */
const readOnly = '25006'

/** Refusals that another connection would not meet. */
const ofConnection = new Set([unknownStatement, changedResult, readOnly])

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
