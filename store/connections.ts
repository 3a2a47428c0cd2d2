import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** What an opener of a kind of database hands over. */
export interface Connections {
  read: Kysely<Tables>
  write: Kysely<Tables>
  /** Only one transaction at a time can write on this connection. */
  oneWriter: boolean
  close(): Promise<void>
}
