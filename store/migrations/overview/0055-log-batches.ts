import { type Kysely, sql } from 'kysely'
import type { Kind } from '../kind.ts'

/**
 * Adds to each log line the import or bulk change that it is part of, and the first line of the same
 * transition under which the log lists it. Partial indexes: most lines belong to no import.
 */
export function logBatches(kind: Kind) {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('activity').addColumn('batch', 'text').execute()
      await db.schema.alterTable('activity').addColumn('folded_into', 'integer').execute()
      const trigger = kind === 'sqlite' ? fixNewColumns : []
      for (const statement of [...trigger, ...indexes]) await sql.raw(statement).execute(db)
    },
  }
}

const indexes = [
  'create index activity_batch on activity (batch, id) where batch is not null',
  'create index activity_first_of_batch on activity (batch, step) where batch is not null and folded_into is null',
  'create index activity_folded on activity (folded_into, entry_id) where folded_into is not null',
  'create index activity_listed on activity (id) where folded_into is null',
  'create index activity_listed_subject on activity (subject, id) where folded_into is null',
]

const fixed = [
  ...['id', 'at', 'actor_id', 'step', 'subject', 'entry_id', 'language', 'revision_id'],
  ...['title', 'description', 'from_state', 'to_state', 'remarks', 'author_at'],
  ...['batch', 'folded_into'],
]

/** As migration 0029 has it, with the new columns. PostgreSQL compares whole rows. */
const names = {
  actor_name: `exists (select 1 from person where person.id = old.actor_id
    and person.username = new.actor_name and person.username = 'former-colleague-' || person.id)`,
  author_name: `exists (select 1 from person
    where person.username = new.author_name and person.username = 'former-colleague-' || person.id)`,
}

const allowed = [
  ...fixed.map((column) => `new.${column} is old.${column}`),
  ...Object.entries(names).map(([name, rule]) => `(new.${name} is old.${name} or ${rule})`),
]

const fixNewColumns = [
  'drop trigger activity_no_update',
  `create trigger activity_no_update before update on activity when not (${allowed.join(' and ')})
    begin select raise(abort, 'activity is append-only'); end`,
]
