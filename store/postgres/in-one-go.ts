import {
  type ConnectionProvider,
  type DatabaseConnection,
  type Dialect,
  DummyDriver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  Transaction,
} from 'kysely'
import type { Tables, Tx } from '../tables.ts'

/**
 * Runs `work` with a transaction whose statements do not wait for each other's answers: those that
 * are begun together go to the server in one round trip, and are run there in the order in which
 * they were begun. Kysely itself would send each only after the answer to the one before.
 */
export function inOneGo<T>(tx: Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  const executor = tx.getExecutor()
  return executor.provideConnection(async (connection) => {
    const own = new OpenConnection(connection)
    const props = { ...unused, executor: executor.withConnectionProvider(own) }
    try {
      return await work(new Transaction<Tables>(props))
    } finally {
      own.isOver = true
    }
  })
}

/** The connection of a transaction, for as long as that is under way. */
class OpenConnection implements ConnectionProvider {
  isOver = false
  readonly #connection: DatabaseConnection

  constructor(connection: DatabaseConnection) {
    this.#connection = connection
  }

  async provideConnection<T>(use: (connection: DatabaseConnection) => Promise<T>): Promise<T> {
    // Behind the commit or the rollback it would be a transaction of its own.
    if (this.isOver) throw new Error('A statement came when its transaction was over')
    return use(this.#connection)
  }
}

const dialect: Dialect = {
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new DummyDriver(),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
}

/** What Kysely wants beside: a transaction that is under way opens no connection. */
const unused = { config: { dialect }, dialect, driver: dialect.createDriver() }
