import { type Kysely, sql } from 'kysely'

/** What may be wrong with what guests see, and to which entries it leads: found behind, in rows of its own. */
export const care = {
  async up(db: Kysely<unknown>) {
    await sql`create table care (kind text not null, subject text not null, entry_id integer not null,
      language text not null, detail text not null, target_subject text not null, target_id integer not null,
      primary key (kind, subject, entry_id, language, detail, target_subject, target_id))`.execute(
      db,
    )
    await sql`create index care_place on care (subject, entry_id)`.execute(db)
  },
}
