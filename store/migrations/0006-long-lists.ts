import { type Kysely, sql } from 'kysely'
import type { Kind } from './kind.ts'

/**
 * For a site with a hundred thousand entries and a million lines of the log. So many lines with ids
 * in a row are a chapter: of those to which nothing is added any more it is written down what is in
 * them.
 */
export function longLists(kind: Kind) {
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of chapters(kind)) await sql.raw(statement).execute(db)
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
