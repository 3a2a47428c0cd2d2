import { type Kysely, sql } from 'kysely'

/** Who has what open in the back office, tab by tab: rows that live for a minute or two. */
export const presence = {
  async up(db: Kysely<unknown>) {
    await sql`create table presence (person_id integer not null, tab text not null, subject text not null,
      entry_id integer not null, language text not null, typing_until text, seen_at text not null,
      primary key (person_id, tab, subject, entry_id, language))`.execute(db)
    await sql`create index presence_seen on presence (seen_at)`.execute(db)
  },
}
