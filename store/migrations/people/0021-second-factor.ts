import { type Kysely, sql } from 'kysely'
import { idColumn, type Kind } from '../kind.ts'

/** What people prove at sign-in beside a password, or in its place. */
export function secondFactor(kind: Kind) {
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of statements) await sql.raw(statement).execute(db)
      await db.schema
        .createTable('passkey')
        .addColumn('id', 'integer', idColumn(kind))
        .addColumn('person_id', 'integer', (c) => c.notNull().references('person.id'))
        .addColumn('credential_id', 'text', (c) => c.notNull().unique())
        .addColumn('public_key', 'text', (c) => c.notNull())
        .addColumn('user_handle', 'text', (c) => c.notNull())
        .addColumn('counter', 'bigint', (c) => c.notNull())
        .addColumn('transports', 'text', (c) => c.notNull())
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('created_at', 'text', (c) => c.notNull())
        .addColumn('last_used_at', 'text')
        .execute()
      await sql`create index passkey_person on passkey (person_id, id)`.execute(db)
    },
  }
}

const statements = [
  `create table authenticator (person_id integer not null primary key references person (id),
    sealed text not null, created_at text not null, confirmed_at text, last_step integer not null)`,
  `create table recovery_code (code_hash text not null primary key,
    person_id integer not null references person (id))`,
  'create index recovery_code_person on recovery_code (person_id)',
  `create table sign_in_challenge (token_hash text not null primary key, kind text not null,
    person_id integer references person (id), address text not null, created_at text not null,
    expires_at text not null)`,
  'create index sign_in_challenge_person on sign_in_challenge (person_id)',
  'create index sign_in_challenge_address on sign_in_challenge (address)',
  'create index sign_in_challenge_end on sign_in_challenge (expires_at)',
  'create table secured_role (role text not null primary key)',
]
