import { type Kysely, sql } from 'kysely'

/** Links by which somebody chooses a password: kept as hashes, each good once. */
export const personLinks = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `create table person_link (token_hash text not null primary key, kind text not null,
    person_id integer references person (id), created_at text not null, expires_at text not null)`,
  'create index person_link_person on person_link (person_id)',
]
