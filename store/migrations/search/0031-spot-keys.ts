import { type Kysely, sql } from 'kysely'

/**
 * By what guests name the place of an entry: its country, its town in every spelling, its postcode. A
 * key begins with its kind (`p:10115`), so that what begins alike, or comes next, is read from the index.
 */
export const spotKeys = {
  async up(db: Kysely<unknown>) {
    await sql`create table spot_key (subject text not null, key text not null,
      entry_id integer not null, made_of integer not null,
      primary key (subject, key, entry_id, made_of))`.execute(db)
    await sql`create index spot_key_by_entry on spot_key (subject, entry_id)`.execute(db)
  },
}
