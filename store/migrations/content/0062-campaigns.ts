import { type Kysely, sql } from 'kysely'
import { idColumn, type Kind } from '../kind.ts'

/**
 * Campaigns: lines beside the documents of the site, which guests see while a window is open. A document
 * counts its lines (`head.lines`), so that for all others nothing is looked up.
 */
export function campaigns(kind: Kind) {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('campaign')
        .addColumn('id', 'integer', idColumn(kind))
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('search_name', 'text', (c) => c.notNull().unique())
        .addColumn('state', 'text', (c) => c.notNull())
        .addColumn('version', 'integer', (c) => c.notNull())
        .addColumn('rank', 'integer', (c) => c.notNull())
        .addColumn('starts_at', 'text')
        .addColumn('ends_at', 'text')
        .addColumn('repeats', 'text')
        .addColumn('remarks', 'text')
        .addColumn('author_id', 'integer', (c) => c.notNull())
        .addColumn('submitted_by', 'integer')
        .addColumn('submitted_at', 'text')
        .addColumn('decided_by', 'integer')
        .addColumn('decided_at', 'text')
        .addColumn('created_at', 'text', (c) => c.notNull())
        .addColumn('updated_at', 'text', (c) => c.notNull())
        .execute()
      const trigger = kind === 'sqlite' ? [fixCampaign] : []
      for (const statement of [...statements, ...trigger]) await sql.raw(statement).execute(db)
    },
  }
}

const live =
  'live_id, live_ends_at, live_archived, scheduled_id, scheduled_starts_at, scheduled_ends_at, scheduled_archived'

const line = `campaign integer not null references campaign (id),
  subject text not null, entry_id integer not null, language text not null,
  made_on_id integer, review text, version integer not null, last_item_id integer not null,
  shown_id integer, shown_state text, open_id integer, live_id integer, live_since text,
  live_ends_at text, live_archived integer not null, scheduled_id integer, scheduled_starts_at text,
  scheduled_ends_at text, scheduled_archived integer not null, rejection_id integer,
  title text not null, search_title text not null, live_title text not null, slug text not null,
  position integer not null, updated_at text not null, lines integer not null default 0`

/** The log's own trigger names its columns (0055). PostgreSQL compares whole rows. */
const fixCampaign = `create trigger activity_no_update_campaign before update of campaign on activity
  when new.campaign is not old.campaign
  begin select raise(abort, 'activity is append-only'); end`

const statements = [
  `create table line (${line}, primary key (campaign, subject, entry_id, language))`,
  'create index line_document on line (subject, entry_id, language, campaign)',
  `create table campaign_span (campaign integer not null references campaign (id),
    starts_at text not null, ends_at text, rank integer not null, recorded integer not null default 0,
    primary key (campaign, starts_at))`,
  'create index campaign_span_end on campaign_span (ends_at)',
  'alter table revision add column campaign integer not null default 0',
  'alter table activity add column campaign integer',
  'alter table head add column lines integer not null default 0',
  'drop index revision_open',
  'drop index revision_version',
  'drop index head_public',
  "create unique index revision_open on revision (subject, entry_id, language, campaign) where state in ('draft', 'pending')",
  'create unique index revision_version on revision (subject, entry_id, language, campaign, version)',
  `create index head_public on head (subject, language, position, entry_id, ${live}, lines)`,
]
