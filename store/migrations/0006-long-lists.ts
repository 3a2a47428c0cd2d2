import { type Kysely, sql } from 'kysely'
import type { Kind } from './kind.ts'

/**
 * For a site with a hundred thousand entries and a million lines of the log. So many lines with ids
 * in a row are a chapter: of those to which nothing is added any more it is written down what is in
 * them. Lists of entries and files have indexes with all that chooses a page, so that what is left
 * out of it is never read.
 */
export function longLists(kind: Kind) {
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of [...chapters(kind), ...covering]) await sql.raw(statement).execute(db)
    },
  }
}

function chapters(kind: Kind): string[] {
  // A table that is nothing but its key is on SQLite kept once, not twice.
  const alone = kind === 'sqlite' ? ' without rowid' : ''
  // Beginnings are looked up, in the order that SQLite's text always has.
  const byBytes = kind === 'sqlite' ? 'text' : 'text collate "C"'
  return [
    `create table log_tally (subject text not null, to_state text not null, chapter integer not null,
      count integer not null, primary key (subject, to_state, chapter))${alone}`,
    `create table log_gram (gram ${byBytes} not null, chapter integer not null,
      primary key (gram, chapter))${alone}`,
    'create index activity_subject_state on activity (subject, to_state, id)',
  ]
}

const live =
  'live_id, live_ends_at, live_archived, scheduled_id, scheduled_starts_at, scheduled_ends_at, scheduled_archived'

const covering = [
  'drop index head_position',
  'drop index head_title',
  'drop index head_updated',
  'create index head_position on head (subject, language, position, entry_id, shown_state, search_title)',
  'create index head_title on head (subject, language, search_title, entry_id, shown_state)',
  'create index head_updated on head (subject, language, updated_at, entry_id, shown_state, search_title)',
  `create index head_public on head (subject, language, position, entry_id, ${live})`,
  'drop index media_created',
  'drop index media_name',
  'create index media_created on media (created_at, id, deleted_at, file_type, folder_id, search_name)',
  'create index media_name on media (search_name, id, deleted_at, file_type, folder_id)',
]
