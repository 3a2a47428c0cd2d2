import { type Kysely, sql } from 'kysely'

/**
 * How many entries of a collection are in a state, or live, as a sum of small rows: each change adds
 * its own, so that nobody waits, and a list says how long it is without being counted.
 */
export const tallies = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const entries = "language = '' and entry_id <> 0"

const statements = [
  'create table head_tally (subject text not null, name text not null, delta integer not null)',
  'create index head_tally_subject on head_tally (subject, name, delta)',
  `insert into head_tally (subject, name, delta)
    select subject, shown_state, count(*) from head
    where ${entries} and shown_state is not null group by subject, shown_state`,
  `insert into head_tally (subject, name, delta)
    select subject, 'live', count(*) from head
    where ${entries} and live_id is not null and live_archived = 0 group by subject`,
]
