import { type Kysely, sql } from 'kysely'
import type { Kind } from '../kind.ts'

/**
 * Keys stand in the order of their bytes, as in SQLite: a language's own order skips the sign behind
 * their kind, and neighbours of a postcode were towns.
 */
export function spotKeysByBytes(kind: Kind) {
  return {
    async up(db: Kysely<unknown>) {
      if (kind === 'sqlite') return
      await sql`alter table spot_key alter column key type text collate "C"`.execute(db)
    },
  }
}
