import { type Kysely, sql } from 'kysely'
import type { Kind } from './kind.ts'

/**
 * Lets the database's own index search the log, and counts no chapters any more. The tables `log_tally`,
 * `log_gram` and `head_tally` stay one release longer, for nodes of the version before
 * (docs/decisions/0056).
 */
export function logSearch(kind: Kind) {
  return {
    async up(db: Kysely<unknown>) {
      const statements = kind === 'sqlite' ? sqliteIndex : [postgresIndex]
      for (const statement of [byState, ...statements]) await sql.raw(statement).execute(db)
    },
  }
}

const byState = 'create index activity_state on activity (to_state, id)'

const columns = ['description', 'author_name', 'actor_name', 'remarks']
const of = (row: 'new' | 'old') => columns.map((column) => `${row}.${column}`).join(', ')
const names = columns.join(', ')
const add = `insert into activity_text (rowid, ${names}) values (new.id, ${of('new')});`
const remove = `insert into activity_text (activity_text, rowid, ${names}) values ('delete', old.id, ${of('old')});`

/** Secure delete: the name of an erased person must not stay in the pages of the index. */
const sqliteIndex = [
  `create virtual table activity_text using fts5 (${names}, content = 'activity', content_rowid = 'id',
    tokenize = 'trigram', columnsize = 0)`,
  `insert into activity_text (activity_text, rank) values ('secure-delete', 1)`,
  `insert into activity_text (activity_text) values ('rebuild')`,
  `create trigger activity_text_add after insert on activity begin ${add} end`,
  `create trigger activity_text_remove after delete on activity begin ${remove} end`,
  `create trigger activity_text_change after update on activity begin ${remove} ${add} end`,
]

/**
 * A managed server may not allow `create extension`, and may keep it in a schema of its own. Where it
 * fails the site starts without the index: searches then look through the newest lines only.
 */
const postgresIndex = `do $$
  declare home text;
  begin
    create extension if not exists pg_trgm;
    select nspname into home from pg_extension join pg_namespace on pg_namespace.oid = extnamespace
      where extname = 'pg_trgm';
    execute format('create index activity_text on activity using gin ((description || chr(10) || author_name
      || chr(10) || actor_name || chr(10) || coalesce(remarks, '''')) %I.gin_trgm_ops)', home);
  exception when others then
    raise notice 'the log is searched without an index: %', sqlerrm;
  end $$`
