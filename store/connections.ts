import type { Kysely } from 'kysely'
import type { Db, Tables, Tx } from './tables.ts'

/** What a process has of a database that another one has opened: it reads and writes. */
export type SecondConnection = Pick<
  Connections,
  'read' | 'transact' | 'limitWait' | 'notify' | 'close'
>

/** What an opener of a kind of database hands over. */
export interface Connections {
  read: Kysely<Tables>
  /** Runs `work` in one transaction: what has been acknowledged is on disk. */
  transact<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Runs `work` on one moment of the database; needs a connection for as long. */
  readSnapshot<T>(work: (db: Db) => Promise<T>): Promise<T>
  /** For reads that may take long. */
  longReads: Db
  /**
   * Where only one transaction at a time can write: sets until when (`performance.now()`) the next
   * one may wait for the lock. Null where any number can.
   */
  limitWait: ((until: number) => void) | null
  /**
   * Where one node can tell the others: calls `onNews` whenever one has (`listen` of
   * `store/postgres`), until the function that it gives is called. Null where nobody can be told.
   */
  listen: ((onNews: (sequence: number | null) => void) => Promise<() => Promise<void>>) | null
  /**
   * Tells the nodes that listen how far the ledger goes, once this transaction is committed. Null
   * where nobody can be told.
   */
  notify: ((tx: Tx, sequence: number) => Promise<void>) | null
  /** Returns whether the database is no longer the one that was opened: its file was replaced. */
  isReplaced(): boolean
  /** Ends reading and writing; who listens ends that first. */
  close(): Promise<void>
}
