import { type Kysely, sql } from 'kysely'
import { idColumn, type Kind } from '../kind.ts'

/** Mails that are to leave, e-mails that have not confirmed yet, and in which language people read. */
export function mail(kind: Kind) {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('mail')
        .addColumn('id', 'integer', idColumn(kind))
        .addColumn('stem', 'text', (c) => c.notNull())
        .addColumn('kind', 'text', (c) => c.notNull())
        .addColumn('person_id', 'integer', (c) => c.references('person.id'))
        .addColumn('address', 'text')
        .addColumn('payload', 'text', (c) => c.notNull())
        .addColumn('state', 'text', (c) => c.notNull())
        .addColumn('tries', 'integer', (c) => c.notNull())
        .addColumn('due_at', 'text', (c) => c.notNull())
        .addColumn('claimed_until', 'text')
        .addColumn('created_at', 'text', (c) => c.notNull())
        .addColumn('done_at', 'text')
        .addColumn('fault', 'text', (c) => c.notNull())
        .execute()
      for (const statement of statements) await sql.raw(statement).execute(db)
    },
  }
}

const statements = [
  'create index mail_due on mail (state, due_at, id)',
  'create index mail_person on mail (person_id, created_at)',
  'create index mail_done on mail (done_at)',
  `create table email_change (person_id integer not null primary key references person (id),
    email text not null, token_hash text, asked_at text not null, expires_at text not null)`,
  `alter table person add column language text not null default ''`,
]
