import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import type { ReadingThread } from './reading-thread.ts'

export class ReadingDialect implements Dialect {
  readonly #thread: ReadingThread

  constructor(thread: ReadingThread) {
    this.#thread = thread
  }

  createDriver() {
    return new ReadingDriver(this.#thread)
  }

  createQueryCompiler() {
    return new SqliteQueryCompiler()
  }

  createAdapter() {
    return new SqliteAdapter()
  }

  createIntrospector(db: Kysely<unknown>) {
    return new SqliteIntrospector(db)
  }
}

class ReadingDriver implements Driver {
  readonly #thread: ReadingThread

  constructor(thread: ReadingThread) {
    this.#thread = thread
  }

  async init() {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const thread = this.#thread
    return {
      async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
        return { rows: (await thread.read(sql, parameters)) as R[] }
      },
      // biome-ignore lint/correctness/useYield: Kysely asks for it; nothing here streams
      async *streamQuery(): AsyncIterableIterator<never> {
        throw new Error('Nothing streams from the reading thread')
      },
    }
  }

  beginTransaction(): Promise<void> {
    return Promise.reject(new Error('The reading thread knows no transactions'))
  }

  async commitTransaction() {}

  async rollbackTransaction() {}

  async releaseConnection() {}

  destroy(): Promise<void> {
    return this.#thread.close()
  }
}
