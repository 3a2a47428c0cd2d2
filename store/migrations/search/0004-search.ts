import { type Kysely, sql } from 'kysely'
import { idColumn, type Kind } from '../kind.ts'

/**
 * What guests find: a row for each text that is live or scheduled, with an index that the database
 * itself keeps beside it, and the vocabulary for forgiving slips of the finger. Words are folded by
 * us, so that both databases find the same.
 */
export async function searchTables(db: Kysely<unknown>, kind: Kind) {
  await db.schema
    .createTable('search_text')
    .addColumn('id', 'integer', idColumn(kind))
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('entry_id', 'integer', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('made_of', 'text', (c) => c.notNull())
    .addColumn('item_id', 'integer', (c) => c.notNull())
    .addColumn('shown_from', 'text')
    .addColumn('shown_until', 'text')
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('tags', 'text', (c) => c.notNull())
    .addColumn('title_words', 'text', (c) => c.notNull())
    .addColumn('words', 'text', (c) => c.notNull())
    .execute()
  await sql`create index search_text_place on search_text (subject, entry_id, language)`.execute(db)
  await vocabulary(db, kind)
  if (kind === 'sqlite') await fullTextTables(db)
  else await vectors(db)
}

async function vocabulary(db: Kysely<unknown>, kind: Kind) {
  await db.schema
    .createTable('search_word')
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('word', byBytes(kind), (c) => c.notNull())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('search_word_key', ['language', 'word'])
    .execute()
  await db.schema
    .createTable('search_gram')
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('gram', 'text', (c) => c.notNull())
    .addColumn('length', 'integer', (c) => c.notNull())
    .addColumn('word', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('search_gram_key', ['language', 'gram', 'length', 'word'])
    .execute()
}

/** Text in an order that beginnings can be looked up in, as SQLite's always is. */
function byBytes(kind: Kind) {
  return kind === 'sqlite' ? 'text' : sql`text collate "C"`
}

/** Two tables, because looking for a common word in titles only would walk through all its texts. */
async function fullTextTables(db: Kysely<unknown>) {
  for (const [index, words] of [
    ['title_index', 'title_words'],
    ['text_index', 'words'],
  ]) {
    const statements = [
      `create virtual table ${index} using fts5 (tags, words, content = '', contentless_delete = 1, tokenize = 'ascii', prefix = '2 3 4 5 6', detail = column)`,
      `create trigger ${index}_add after insert on search_text begin insert into ${index} (rowid, tags, words) values (new.id, new.tags, new.${words}); end`,
      `create trigger ${index}_remove after delete on search_text begin delete from ${index} where rowid = old.id; end`,
    ]
    for (const statement of statements) await sql.raw(statement).execute(db)
  }
}

async function vectors(db: Kysely<unknown>) {
  for (const [index, words] of [
    ['title_index', 'title_words'],
    ['text_index', 'words'],
  ]) {
    const lexemes = `array_to_tsvector(string_to_array(rtrim(tags || ' ' || ${words}), ' '))`
    const statements = [
      `alter table search_text add column ${index} tsvector generated always as (${lexemes}) stored`,
      `create index search_text_${index} on search_text using gin (${index})`,
    ]
    for (const statement of statements) await sql.raw(statement).execute(db)
  }
}
