import { type Kysely, sql } from 'kysely'
import { appendOnly, type Kind } from './kind.ts'
import { searchTables } from './search/0004-search.ts'

/**
 * Places: every record belongs to a section or entry in a language ('' is the brand's first). Heads
 * say what is live, scheduled and open at each; the ledger says what guests saw change, in order.
 */
export function places(kind: Kind) {
  return {
    async up(db: Kysely<unknown>) {
      await languages(db)
      await heads(db)
      await ledger(db, kind)
      await slugs(db)
      await fillHeads(db, kind)
      await searchTables(db, kind)
      await sql`drop table published`.execute(db)
    },
  }
}

async function languages(db: Kysely<unknown>) {
  const columns = [
    "revision add column language text not null default ''",
    'revision add column archived integer not null default 0',
    'revision add column base_id integer',
    'revision add column source_id integer',
    "activity add column language text not null default ''",
    "activity add column title text not null default ''",
  ]
  for (const column of columns) await sql.raw(`alter table ${column}`).execute(db)
  const indexes = [
    'drop index revision_open',
    'drop index revision_version',
    'drop index revision_approved',
    "create unique index revision_open on revision (subject, entry_id, language) where state in ('draft', 'pending')",
    'create unique index revision_version on revision (subject, entry_id, language, version)',
    'create index revision_place on revision (subject, entry_id, language, id)',
    'create index activity_place on activity (subject, entry_id, language, id)',
    'create index activity_to_state on activity (to_state, id)',
  ]
  for (const index of indexes) await sql.raw(index).execute(db)
}

async function heads(db: Kysely<unknown>) {
  await db.schema
    .createTable('head')
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('entry_id', 'integer', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('last_item_id', 'integer', (c) => c.notNull())
    .addColumn('shown_id', 'integer')
    .addColumn('shown_state', 'text')
    .addColumn('open_id', 'integer')
    .addColumn('live_id', 'integer')
    .addColumn('live_since', 'text')
    .addColumn('live_ends_at', 'text')
    .addColumn('live_archived', 'integer', (c) => c.notNull())
    .addColumn('scheduled_id', 'integer')
    .addColumn('scheduled_starts_at', 'text')
    .addColumn('scheduled_ends_at', 'text')
    .addColumn('scheduled_archived', 'integer', (c) => c.notNull())
    .addColumn('rejection_id', 'integer')
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('search_title', 'text', (c) => c.notNull())
    .addColumn('live_title', 'text', (c) => c.notNull())
    .addColumn('slug', 'text', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('head_key', ['subject', 'entry_id', 'language'])
    .execute()
  await db.schema
    .createTable('head_value')
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('entry_id', 'integer', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('value', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('head_value_key', ['subject', 'entry_id', 'name'])
    .execute()
  for (const index of headIndexes) await sql.raw(`create index ${index}`).execute(db)
}

/** Lists walk in one of these orders; the moments of the clock have an index of only what has one. */
const headIndexes = [
  'head_position on head (subject, language, position, entry_id)',
  'head_title on head (subject, language, search_title, entry_id)',
  'head_updated on head (subject, language, updated_at, entry_id)',
  'head_state on head (subject, language, shown_state, position, entry_id)',
  'head_live_end on head (subject, live_ends_at) where live_ends_at is not null',
  'head_start on head (subject, scheduled_starts_at) where scheduled_starts_at is not null',
  'head_scheduled_end on head (subject, scheduled_ends_at) where scheduled_ends_at is not null',
  'head_value_order on head_value (subject, name, value, entry_id)',
]

async function ledger(db: Kysely<unknown>, kind: Kind) {
  await db.schema
    .createTable('publication')
    .addColumn('sequence', 'integer', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('entry_id', 'integer', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('cause', 'text', (c) => c.notNull())
    .addColumn('campaign', 'integer')
    .addColumn('revision_id', 'integer')
    .addColumn('former_id', 'integer')
    .addPrimaryKeyConstraint('publication_key', ['sequence', 'subject', 'entry_id', 'language'])
    .execute()
  await sql`create index publication_place on publication (subject, entry_id, language, sequence)`.execute(
    db,
  )
  await sql`create index publication_revision on publication (revision_id)`.execute(db)
  await appendOnly(db, kind, 'publication')
  await db.schema
    .createTable('publication_counter')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('sequence', 'integer', (c) => c.notNull())
    .execute()
  await sql`insert into publication_counter (id, sequence) values (1, 0)`.execute(db)
}

async function slugs(db: Kysely<unknown>) {
  await db.schema
    .createTable('entry_slug')
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('slug', 'text', (c) => c.notNull())
    .addColumn('entry_id', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('entry_slug_key', ['subject', 'language', 'slug'])
    .execute()
  await sql`create index entry_slug_entry on entry_slug (subject, entry_id)`.execute(db)
}

/** What the records already say of their places; what comes from declarations is filled at the start. */
async function fillHeads(db: Kysely<unknown>, kind: Kind) {
  const now = new Date().toISOString()
  const value = (name: string) =>
    sql.raw(kind === 'sqlite' ? `content ->> '$.${name}'` : `content::json #>> '{${name}}'`)
  const title = sql`coalesce(${value(kind === 'sqlite' ? 'values.title' : 'values,title')}, '')`
  const hasBegun = sql`state = 'approved' and (starts_at is null or starts_at <= ${now})`
  await sql`
    insert into head (subject, entry_id, language, version, last_item_id, open_id, live_id, scheduled_id,
      live_archived, scheduled_archived, title, search_title, live_title, slug, position, updated_at)
    select subject, entry_id, '', max(version), max(cast(${value('lastItemId')} as integer)),
      max(case when state in ('draft', 'pending') then id end),
      max(case when ${hasBegun} then id end),
      max(case when state = 'approved' and starts_at > ${now} then id end),
      0, 0, '', '', '', '', entry_id, max(updated_at)
    from revision group by subject, entry_id`.execute(db)
  const of = sql`revision.subject = head.subject and revision.entry_id = head.entry_id`
  await sql`
    update head set shown_id = coalesce(open_id,
      (select id from revision where ${of} and state = 'rejected'
        and id = (select max(id) from revision where ${of})),
      live_id, scheduled_id, (select max(id) from revision where ${of}))`.execute(db)
  const shown = sql`from revision where revision.id = head.shown_id`
  const live = sql`from revision where revision.id = head.live_id`
  const scheduled = sql`from revision where revision.id = head.scheduled_id`
  await sql`
    update head set shown_state = (select state ${shown}), title = (select ${title} ${shown}),
      live_title = coalesce((select ${title} ${live}), ''),
      live_since = (select coalesce(starts_at, decided_at, updated_at) ${live}),
      live_ends_at = (select ends_at ${live}),
      scheduled_starts_at = (select starts_at ${scheduled}),
      scheduled_ends_at = (select ends_at ${scheduled}),
      rejection_id = (select max(activity.id) from activity join revision on revision.id = activity.revision_id
        where activity.subject = head.subject and activity.entry_id = head.entry_id
        and activity.step = 'reject' and activity.revision_id = head.shown_id)`.execute(db)
  await sql`update head set search_title = lower(title)`.execute(db)
}
