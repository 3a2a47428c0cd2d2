import type { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type TransactionSettings,
} from 'kysely'
import { storeError } from '../store-errors.ts'
import { withPreparedStatements } from './statements.ts'

/** Kysely's SQLite dialect on `node:sqlite`, with lock waits that do not block the thread. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #file: DatabaseSync
  #until = 0

  constructor(file: DatabaseSync) {
    super({ database: withPreparedStatements(file) })
    this.#file = file
  }

  override createDriver() {
    return new PatientDriver(this.#file, () => this.#until)
  }

  limitWait(until: number) {
    this.#until = until
  }

  override createAdapter() {
    return new TransactionalDdlAdapter()
  }
}

/** SQLite rolls schema changes back with their transaction; Kysely does not assume it. */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

/** Waits asynchronously for the write lock while another process has it. */
class PatientDriver extends SqliteDriver {
  readonly #file: DatabaseSync
  readonly #until: () => number

  constructor(file: DatabaseSync, until: () => number) {
    super({ database: withPreparedStatements(file) })
    this.#file = file
    this.#until = until
  }

  /** SQLite has rolled back by itself on a full disk: again would hide the cause. */
  override async rollbackTransaction(connection: DatabaseConnection) {
    if (this.#file.isTransaction) await super.rollbackTransaction(connection)
  }

  override async beginTransaction(connection: DatabaseConnection, settings?: TransactionSettings) {
    if (settings?.accessMode === 'read only') {
      await connection.executeQuery(CompiledQuery.raw('begin'))
      return
    }
    const until = this.#until()
    for (let wait = 2; ; wait = Math.min(wait * 2, 50)) {
      try {
        await connection.executeQuery(CompiledQuery.raw('begin immediate'))
        return
      } catch (error) {
        if (!isLocked(error) || performance.now() + wait > until) throw storeError(error)
        await pause(wait)
      }
    }
  }
}

function isLocked(error: unknown): boolean {
  const errcode = error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0
  return (errcode & 0xff) === 5 || (errcode & 0xff) === 6
}
