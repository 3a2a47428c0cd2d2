import { type Kysely, sql } from 'kysely'

/**
 * By entry and key: a name of several words is found by the rarest of them, and the others are looked up
 * among the keys of each restaurant. Without the key in this index SQLite walked through all keys for it.
 */
export const spotKeysByEntry = {
  async up(db: Kysely<unknown>) {
    await sql`create index spot_key_by_entry_and_key
      on spot_key (subject, entry_id, key, made_of)`.execute(db)
    await sql`drop index spot_key_by_entry`.execute(db)
  },
}
