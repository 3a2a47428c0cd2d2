import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely'
import { countRows } from '../count-rows.ts'
import type { DocumentStateTable } from '../document-state-table.ts'
import type { Db } from '../tables.ts'
import { type DocumentKey, isAtDocuments } from './document-key.ts'
import { type Revision, toRevision } from './revisions.ts'

/**
 * Computes on read what is live on the site, so that no job has to run (contract section 2). `liveAt`
 * in TypeScript.
 */
export function liveId(now: string): RawBuilder<number | null> {
  return sql<number | null>`case
    when head.scheduled_starts_at <= ${now} then
      case when head.scheduled_ends_at is null or head.scheduled_ends_at > ${now} then head.scheduled_id end
    when head.live_ends_at is null or head.live_ends_at > ${now} then head.live_id end`
}

/** Returns what is scheduled and has begun, also where it has ended since. */
function dueId(now: string): RawBuilder<number | null> {
  return sql<number | null>`case when head.scheduled_starts_at <= ${now} then head.scheduled_id end`
}

function isArchived(now: string): RawBuilder<number> {
  return sql<number>`case when head.scheduled_starts_at <= ${now} then head.scheduled_archived else head.live_archived end`
}

/** `<> 1`: for a computed `= 0` PostgreSQL expects few rows and sorts all entries for one page. */
export function isOnSite(now: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`${isArchived(now)} <> 1`
}

/**
 * Computes what guests see: of the campaigns that have an approved revision and an open window that of
 * the highest rank, else what is live on the site. A revision's own window holds inside its campaign.
 */
export function seenId(now: string): RawBuilder<number | null> {
  const own = sql`case when (own.starts_at is null or own.starts_at <= ${now})
    and (own.ends_at is null or own.ends_at > ${now}) then own.id else 0 end`
  return sql<number | null>`nullif(${throughCampaigns(now, own, liveId(now))}, 0)`
}

function isSeenArchived(now: string): RawBuilder<number> {
  return throughCampaigns(now, sql<number>`own.archived`, isArchived(now))
}

/** As `isOnSite`, of what guests see. */
export function isSeen(now: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`${isSeenArchived(now)} <> 1`
}

/** Returns a value of the campaign that guests see of a document, else that of the site. */
function throughCampaigns<T>(
  now: string,
  ofCampaign: RawBuilder<unknown>,
  ofSite: RawBuilder<T>,
): RawBuilder<T> {
  return sql<T>`case when head.lines > 0 then coalesce((
    select ${ofCampaign} from line
    join revision own on own.id = line.live_id and own.campaign = line.campaign
    join campaign_span span on span.campaign = line.campaign
      and span.starts_at <= ${now} and (span.ends_at is null or span.ends_at > ${now})
    where line.subject = head.subject and line.entry_id = head.entry_id
      and line.language = head.language
    order by span.rank desc, line.campaign desc limit 1), ${ofSite}) else ${ofSite} end`
}

export interface LiveRevision
  extends Revision,
    Pick<
      Selectable<DocumentStateTable>,
      'live_ends_at' | 'scheduled_starts_at' | 'scheduled_ends_at' | 'lines'
    > {
  since: string
  is_archived: boolean
  /** What has begun on the site by the clock, and is not written as live; what a campaign's was made on. */
  due_id: number | null
  made_on_id: number | null
  slug: string
  position: string
}

function seen(db: Db, now: string) {
  return db
    .selectFrom('head')
    .innerJoin('revision', (join) => join.on('revision.id', '=', seenId(now)))
    .selectAll('revision')
    .select(['head.position', 'head.live_since', 'head.live_ends_at'])
    .select(seenSlug(now).as('slug'))
    .select(['head.scheduled_starts_at', 'head.scheduled_ends_at', 'head.lines'])
    .select(isSeenArchived(now).as('is_archived'))
    .select(seenSince(now).as('campaign_since'))
    .select(dueId(now).as('due_id'))
    .select(throughCampaigns(now, sql`line.made_on_id`, sql<number | null>`null`).as('made_on_id'))
}

/** Only an entry that the site has not has its address from a campaign. */
function seenSlug(now: string): RawBuilder<string> {
  const own = sql`case when head.slug = '' then line.slug else head.slug end`
  return throughCampaigns(now, own, sql<string>`head.slug`)
}

/** Returns when guests began to see what a campaign has of a document; null on the site itself. */
function seenSince(now: string): RawBuilder<string | null> {
  const since = sql`case when span.starts_at > line.live_since then span.starts_at else line.live_since end`
  return throughCampaigns(now, since, sql<string | null>`null`)
}

type LiveRow = Awaited<ReturnType<ReturnType<typeof seen>['execute']>>[number]

function toLive(row: LiveRow, now: string): LiveRevision {
  const { live_since, live_ends_at, scheduled_starts_at, scheduled_ends_at, ...rest } = row
  const { is_archived, campaign_since, ...revision } = rest
  const hasBegun = scheduled_starts_at !== null && scheduled_starts_at <= now
  return {
    ...toRevision(revision),
    slug: row.slug,
    position: row.position,
    since: campaign_since ?? (hasBegun ? scheduled_starts_at : live_since) ?? revision.updated_at,
    is_archived: Number(is_archived) === 1,
    lines: row.lines,
    due_id: row.due_id,
    made_on_id: row.made_on_id,
    live_ends_at,
    scheduled_starts_at,
    scheduled_ends_at,
  }
}

/** Returns what guests see of some documents. */
export async function listLive(
  db: Db,
  documents: readonly DocumentKey[],
  now: string,
): Promise<LiveRevision[]> {
  if (documents.length === 0) return []
  const rows = await seen(db, now).where(isAtDocuments(documents)).execute()
  return rows.map((row) => toLive(row, now))
}

/** Returns the same on the site itself, without campaigns: what a save or a decision is compared with. */
export async function listLiveOnSite(
  db: Db,
  documents: readonly DocumentKey[],
  now: string,
): Promise<LiveRevision[]> {
  if (documents.length === 0) return []
  const rows = await db
    .selectFrom('head')
    .innerJoin('revision', (join) => join.on('revision.id', '=', liveId(now)))
    .selectAll('revision')
    .select(['head.slug', 'head.position', 'head.live_since', 'head.live_ends_at'])
    .select(['head.scheduled_starts_at', 'head.scheduled_ends_at', 'head.lines'])
    .select(isArchived(now).as('is_archived'))
    .select(sql<string | null>`null`.as('campaign_since'))
    .select(dueId(now).as('due_id'))
    .select(sql<number | null>`null`.as('made_on_id'))
    .where(isAtDocuments(documents))
    .execute()
  return rows.map((row) => toLive(row, now))
}

export async function findLive(
  db: Db,
  key: DocumentKey,
  now: string,
): Promise<LiveRevision | undefined> {
  return (await listLive(db, [key], now))[0]
}

export interface LivePage {
  limit: number
  offset: number
  /** The number of entries lets a page in the second half be read from the end. */
  total?: number
}

/** Reads ids from an index alone. A statement of its own: as a subquery it is not evaluated first. */
export async function listLiveIds(
  db: Db,
  type: string,
  now: string,
  { limit, offset, total = Number.POSITIVE_INFINITY }: LivePage,
): Promise<number[]> {
  const isFar = offset > total / 2
  const count = isFar ? Math.min(limit, total - offset) : limit
  if (count <= 0) return []
  const direction = isFar ? 'desc' : 'asc'
  const rows = await entriesOf(db, type, now)
    .select('head.entry_id')
    .orderBy('head.position', direction)
    .orderBy('head.entry_id', direction)
    .limit(count)
    .offset(isFar ? total - offset - count : offset)
    .execute()
  const ids = rows.map(({ entry_id }) => entry_id)
  return isFar ? ids.reverse() : ids
}

export async function listLiveEntries(
  db: Db,
  type: string,
  now: string,
  ids: readonly number[],
): Promise<LiveRevision[]> {
  if (ids.length === 0) return []
  const rows = await seen(db, now)
    .where('head.subject', '=', type)
    .where('head.language', '=', '')
    .where('head.entry_id', 'in', ids)
    .execute()
  return inOrderOf(
    ids,
    rows.map((row) => toLive(row, now)),
  )
}

export async function countLiveEntries(db: Db, type: string, now: string): Promise<number> {
  return await countRows(entriesOf(db, type, now))
}

/** Returns a page of titles and slugs, read from the nearer end of the list. */
export async function listLiveTitles(
  db: Db,
  type: string,
  now: string,
  page: LivePage,
): Promise<{ entry_id: number; live_title: string; slug: string; live_since: string | null }[]> {
  const ids = await listLiveIds(db, type, now, page)
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('head')
    .select('head.entry_id')
    .select([
      throughCampaigns(now, sql`line.live_title`, sql<string>`head.live_title`).as('live_title'),
      seenSlug(now).as('slug'),
      sql<string | null>`coalesce(${seenSince(now)}, head.live_since)`.as('live_since'),
    ])
    .where('head.subject', '=', type)
    .where('head.language', '=', '')
    .where('head.entry_id', 'in', ids)
    .execute()
  return inOrderOf(ids, rows)
}

/** With `order by` SQLite would walk the whole order instead of looking up a few rows. */
function inOrderOf<Row extends { entry_id: number }>(ids: readonly number[], rows: Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.entry_id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

function entriesOf(db: Db, type: string, now: string) {
  const isLive = sql<SqlBool>`${seenId(now)} is not null and ${isSeen(now)}`
  return (
    db
      .selectFrom('head')
      .where('head.subject', '=', type)
      .where('head.language', '=', '')
      // Not `> 0`: SQLite would walk the primary key instead of the covering index.
      .where('head.entry_id', '<>', 0)
      .where(isLive)
  )
}

type LiveRevisionId = { id: number; entry_id: number }

export async function listLiveRevisions(
  db: Db,
  type: string,
  now: string,
): Promise<LiveRevisionId[]> {
  const rows = await db
    .selectFrom('head')
    .select('entry_id')
    .select(seenId(now).as('id'))
    .where('subject', '=', type)
    .where('language', '=', '')
    .where(isSeen(now))
    .orderBy('position')
    .orderBy('entry_id')
    .execute()
  return rows.flatMap(({ id, entry_id }) => (id === null ? [] : [{ id, entry_id }]))
}
