import { type Kysely, sql } from 'kysely'

/**
 * By which values guests narrow a collection's lists down: those of each record that is live or will
 * be. Whether it is live at a moment is asked of its head.
 */
export const shownValues = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `create table shown_value (subject text not null, entry_id integer not null, revision_id integer not null,
    name text not null, value text not null, primary key (revision_id, name, value))`,
  'create index shown_value_order on shown_value (subject, name, value, entry_id, revision_id)',
  'create index shown_value_entry on shown_value (subject, entry_id)',
]
