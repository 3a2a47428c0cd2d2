import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
} from 'kysely'
import { storeError } from '../refusals.ts'

/** How many prepared statements one connection keeps. */
const statementLimit = 500

/** Kysely's SQLite dialect on `node:sqlite`, with lock waits that never block the thread. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #file: DatabaseSync
  #until = 0

  constructor(file: DatabaseSync) {
    super({ database: toKysely(file) })
    this.#file = file
  }

  override createDriver() {
    return new PatientDriver(this.#file, () => this.#until)
  }

  /** Sets until when (`performance.now()`) the next transaction may wait for the write lock. */
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

/** Takes the write lock at the start of a transaction, waiting asynchronously while another process has it. */
class PatientDriver extends SqliteDriver {
  readonly #file: DatabaseSync
  readonly #until: () => number

  constructor(file: DatabaseSync, until: () => number) {
    super({ database: toKysely(file) })
    this.#file = file
    this.#until = until
  }

  /** When the disk is full SQLite has rolled back by itself: a second time would hide why. */
  override async rollbackTransaction(connection: DatabaseConnection) {
    if (this.#file.isTransaction) await super.rollbackTransaction(connection)
  }

  override async beginTransaction(connection: DatabaseConnection) {
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

/** Does another process write? Anything else that keeps us from writing does not pass by waiting. */
function isLocked(error: unknown): boolean {
  const errcode = error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0
  return (errcode & 0xff) === 5 || (errcode & 0xff) === 6
}

function toKysely(file: DatabaseSync) {
  const kept = new Map<string, ReturnType<typeof statement>>()
  return {
    close: () => {
      if (file.isOpen) file.close()
    },
    prepare(sql: string) {
      const found = kept.get(sql)
      if (found) return found
      const made = statement(file.prepare(sql))
      if (made.reader && kept.size < statementLimit) kept.set(sql, made)
      return made
    },
  }
}

function statement(prepared: StatementSync) {
  return {
    reader: prepared.columns().length > 0,
    all: (parameters: readonly unknown[]) =>
      prepared.all(...bound(parameters)).map((row) => ({ ...row })),
    run: (parameters: readonly unknown[]) => prepared.run(...bound(parameters)),
    iterate: (parameters: readonly unknown[]) => prepared.iterate(...bound(parameters)),
  }
}

/** Refuses what node:sqlite would silently bind as NULL or as named parameters. */
function bound(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters.map((value) => {
    if (
      value === null ||
      typeof value === 'string' ||
      typeof value === 'number' ||
      typeof value === 'bigint'
    ) {
      return value
    }
    throw new TypeError(`A query parameter is ${typeof value}: give text, a number or null`)
  })
}
