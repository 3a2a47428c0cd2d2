import type { Kind } from '../migrations/kind.ts'
import type { Tx } from '../tables.ts'

/** What both kinds of database hold. */
export type DumpedValue = string | number | null
export type DumpedRow = Record<string, DumpedValue>

export interface DumpedTable {
  name: string
  columns: string[]
  /** The highest id that the database has ever given here; null where it gives none. */
  lastId: number | null
}

/** One moment of a database, to be read from beginning to end while others write. */
export interface DumpSource {
  kind: Kind
  /** The steps of the schema that it has, by their names. */
  steps: string[]
  tables: DumpedTable[]
  /** The rows of a table, some hundred at a time. */
  rows(table: DumpedTable): AsyncIterable<DumpedRow[]>
  close(): Promise<void>
}

/** A database that a backup is restored into. */
export interface LoadTarget {
  kind: Kind
  /** Does a database stand there already? */
  isTaken: boolean
  /** Refuses (`DumpRefused`) while others use the database that is there, where that can be told without harm. */
  requireUnused(): Promise<void>
  /**
   * Makes a database by `fill`, in one transaction without a table in it, and puts it where the
   * former one was: whole, or not at all. Returns the file that holds the former one, if there is any.
   * Throws `DumpRefused` while others use the former one.
   */
  replace(fill: (tx: Tx) => Promise<void>): Promise<string | null>
  close(): Promise<void>
}
