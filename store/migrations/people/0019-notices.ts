import { type Kysely, sql } from 'kysely'
import { idColumn, type Kind } from '../kind.ts'

/** What others did, for each whom it concerns, and what people wish to hear of. */
export function notices(kind: Kind) {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('notice')
        .addColumn('id', 'integer', idColumn(kind))
        .addColumn('person_id', 'integer', (c) => c.notNull().references('person.id'))
        .addColumn('kind', 'text', (c) => c.notNull())
        .addColumn('step', 'text', (c) => c.notNull())
        .addColumn('created_at', 'text', (c) => c.notNull())
        .addColumn('at', 'text', (c) => c.notNull())
        .addColumn('count', 'integer', (c) => c.notNull())
        .addColumn('bundle', 'text', (c) => c.notNull())
        .addColumn('actor_id', 'integer', (c) => c.notNull())
        .addColumn('actor_name', 'text', (c) => c.notNull())
        .addColumn('subject', 'text', (c) => c.notNull())
        .addColumn('entry_id', 'integer', (c) => c.notNull())
        .addColumn('language', 'text', (c) => c.notNull())
        .addColumn('about_id', 'integer', (c) => c.notNull())
        .addColumn('title', 'text', (c) => c.notNull())
        .addColumn('text', 'text', (c) => c.notNull())
        .addColumn('read_at', 'text')
        .addColumn('mail', 'text', (c) => c.notNull())
        .execute()
      for (const statement of statements) await sql.raw(statement).execute(db)
    },
  }
}

const statements = [
  'create index notice_person on notice (person_id, at, id)',
  'create index notice_unread on notice (person_id, bundle) where read_at is null',
  'create index notice_mail on notice (mail, created_at)',
  'create index notice_at on notice (at)',
  `create table notice_wish (person_id integer not null references person (id), name text not null,
    mail text not null, primary key (person_id, name))`,
]
