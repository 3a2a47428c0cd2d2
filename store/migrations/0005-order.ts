import { type Kysely, sql } from 'kysely'
import type { Kind } from './kind.ts'

/** Places in a list become text between which there is always room (`store/content/position.ts`). */
export function order(kind: Kind) {
  return {
    async up(db: Kysely<unknown>) {
      const statements = kind === 'sqlite' ? sqlite : postgres
      for (const statement of statements) await sql.raw(statement).execute(db)
    },
  }
}

const sqlite = [
  'drop index head_position',
  'drop index head_state',
  'alter table head drop column position',
  "alter table head add column position text not null default ''",
  "update head set position = printf('%010d', entry_id)",
  'create index head_position on head (subject, language, position, entry_id)',
  'create index head_state on head (subject, language, shown_state, position, entry_id)',
]

/** Sorts by its bytes, whatever the database's language is; the indexes follow. */
const postgres = [
  `alter table head alter column position type text collate "C" using lpad(entry_id::text, 10, '0')`,
]
