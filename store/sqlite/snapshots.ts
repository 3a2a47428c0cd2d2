import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import type { Db, Tables } from '../tables.ts'
import { NodeSqliteDialect } from './dialect.ts'

interface Reader {
  file: DatabaseSync
  db: Kysely<Tables>
}

/** Pages are read concurrently, and a connection has one transaction at a time. */
export class Snapshots {
  readonly #path: string
  readonly #idle: Reader[] = []

  constructor(path: string) {
    this.#path = path
  }

  async read<T>(work: (db: Db) => Promise<T>): Promise<T> {
    const reader = this.#idle.pop() ?? open(this.#path)
    try {
      return await reader.db.transaction().setAccessMode('read only').execute(work)
    } finally {
      if (reader.file.isTransaction) reader.file.close()
      else this.#idle.push(reader)
    }
  }

  async close(): Promise<void> {
    for (const { db } of this.#idle.splice(0)) await db.destroy()
  }
}

function open(path: string): Reader {
  const file = new DatabaseSync(path, { readOnly: true, timeout: 0, defensive: true })
  return { file, db: new Kysely<Tables>({ dialect: new NodeSqliteDialect(file) }) }
}
