import type { Kysely } from 'kysely'
import type { Db, Tables, Tx } from './tables.ts'

/** A connection to a database that another process has opened and migrated. */
export type SecondConnection = Pick<
  Connections,
  'read' | 'transact' | 'limitWait' | 'notify' | 'close'
>

export interface Connections {
  read: Kysely<Tables>
  transact<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  readSnapshot<T>(work: (db: Db) => Promise<T>): Promise<T>
  longReads: Db
  /** SQLite only: until when (`performance.now()`) the next transaction may wait for the lock. */
  limitWait: ((until: number) => void) | null
  /** PostgreSQL only: calls `onNews` when another node publishes. */
  listen: ((onNews: (sequence: number | null) => void) => Promise<() => Promise<void>>) | null
  /** PostgreSQL only: tells other nodes the last sequence once the transaction commits. */
  notify: ((tx: Tx, sequence: number) => Promise<void>) | null
  isReplaced(): boolean
  close(): Promise<void>
}
