import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** What an opener of a kind of database hands over. */
export interface Connections {
  read: Kysely<Tables>
  write: Kysely<Tables>
  /**
   * Where only one transaction at a time can write: sets until when (`performance.now()`) the next
   * one may wait for the lock. Null where any number can.
   */
  limitWait: ((until: number) => void) | null
  close(): Promise<void>
}
