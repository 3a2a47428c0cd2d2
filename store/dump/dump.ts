import type { Kind } from '../migrations/kind.ts'
import type { Tx } from '../tables.ts'

export type DumpedValue = string | number | null
export type DumpedRow = Record<string, DumpedValue>

export interface DumpedTable {
  name: string
  columns: string[]
  /** The highest id ever given; null where the database gives none. */
  lastId: number | null
}

export interface DumpSource {
  kind: Kind
  steps: string[]
  tables: DumpedTable[]
  rows(table: DumpedTable): AsyncIterable<DumpedRow[]>
  close(): Promise<void>
}

export interface LoadTarget {
  kind: Kind
  isTaken: boolean
  /** Throws `BackupError` while others use the existing database, where that can be found out. */
  requireUnused(): Promise<void>
  /**
   * Builds a database in one transaction and puts it in place, completely or not at all. Returns
   * the file of the former one.
   */
  replace(fill: (tx: Tx) => Promise<void>): Promise<string | null>
  close(): Promise<void>
}
