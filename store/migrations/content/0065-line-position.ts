import { type Kysely, sql } from 'kysely'
import type { Kind } from '../kind.ts'

/**
 * The order of a line is text, as that of its document: PostgreSQL refused an entry that had been put in
 * an order, and SQLite stored one of digits alone as a number.
 */
export function linePosition(kind: Kind) {
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of statements[kind]) await sql.raw(statement).execute(db)
    },
  }
}

const ofDocument = `(select head.position from head where head.subject = line.subject
  and head.entry_id = line.entry_id and head.language = line.language)`

const statements = {
  postgres: ['alter table line alter column position type text using position::text'],
  sqlite: [
    "alter table line add column place text not null default ''",
    `update line set place = coalesce(${ofDocument}, '')`,
    'alter table line drop column position',
    'alter table line rename column place to position',
  ],
}
