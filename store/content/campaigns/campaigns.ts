import { type Insertable, type Selectable, type SqlBool, sql, type Updateable } from 'kysely'
import { foldText } from '#catalogue/text/fold-text.ts'
import type { Span } from '#catalogue/time/campaign-spans.ts'
import { containsFolded } from '#store/contains.ts'
import { countRows } from '#store/count-rows.ts'
import type { Db, Tx } from '#store/tables.ts'
import { type DocumentKey, documentKeyOf, isAtDocuments } from '../document-key.ts'
import type { CampaignSpanTable, CampaignTable } from './campaign-tables.ts'

export type Campaign = Selectable<CampaignTable>
export type CampaignSpan = Selectable<CampaignSpanTable>

/** Throws a unique violation (`isTaken`) when another campaign has the name. */
export async function addCampaign(
  tx: Tx,
  row: Omit<Insertable<CampaignTable>, 'id' | 'search_name'>,
): Promise<number> {
  const values = { ...row, search_name: foldText(row.name) }
  const insert = tx.insertInto('campaign').values(values).returning('id')
  return (await insert.executeTakeFirstOrThrow()).id
}

/** Locks a campaign until the transaction ends. */
export function lockCampaign(tx: Tx, id: number): Promise<Campaign | undefined> {
  return tx
    .updateTable('campaign')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

/** Throws a unique violation (`isTaken`) when another campaign has the name. */
export async function changeCampaign(
  tx: Tx,
  id: number,
  change: Omit<Updateable<CampaignTable>, 'id' | 'search_name' | 'version'>,
): Promise<void> {
  const { name } = change
  await tx
    .updateTable('campaign')
    .set((eb) => ({
      ...change,
      ...(name === undefined ? {} : { search_name: foldText(name) }),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
}

/** Its lines must be gone. */
export async function removeCampaign(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('campaign_span').where('campaign', '=', id).execute()
  await tx.deleteFrom('campaign').where('id', '=', id).execute()
}

export function findCampaign(db: Db, id: number): Promise<Campaign | undefined> {
  return db.selectFrom('campaign').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Returns the campaigns that are not over and change some documents, in the order of their ids. */
export async function listCampaignsOf(
  db: Db,
  documents: readonly DocumentKey[],
  now: string,
): Promise<{ document: DocumentKey; id: number; name: string }[]> {
  if (documents.length === 0) return []
  const rows = await db
    .selectFrom('line as head')
    .innerJoin('campaign', 'campaign.id', 'head.campaign')
    .select(['head.subject', 'head.entry_id', 'head.language', 'campaign.id', 'campaign.name'])
    .where(isAtDocuments(documents))
    .where(isNotOver(now))
    .orderBy('campaign.id')
    .execute()
  return rows.map((row) => ({ document: documentKeyOf(row), id: row.id, name: row.name }))
}

export async function listCampaignNames(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('campaign')
    .select(['id', 'name'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Returns a page of the campaigns whose name contains the words, the newest first. */
export async function listCampaigns(
  db: Db,
  { search = '', open, now }: { search?: string; open?: boolean; now: string },
  page: { limit: number; offset: number },
): Promise<{ rows: Campaign[]; total: number }> {
  let found = db.selectFrom('campaign')
  if (search !== '') found = found.where(containsFolded('campaign.search_name', foldText(search)))
  if (open !== undefined) {
    const isOpen = isNotOver(now)
    found = found.where(open ? isOpen : sql<SqlBool>`not (${isOpen})`)
  }
  const rows = await found
    .selectAll()
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return { rows, total: await countRows(found) }
}

/** Until it is approved; then until its last span is over. */
function isNotOver(now: string) {
  return sql<SqlBool>`(campaign.state <> 'approved' or exists (select 1 from campaign_span
    where campaign_span.campaign = campaign.id
      and (campaign_span.ends_at is null or campaign_span.ends_at > ${now})))`
}

/** Returns the campaigns that are submitted, or approved and not over. */
export function listDecidedCampaigns(db: Db, now: string): Promise<Campaign[]> {
  return db
    .selectFrom('campaign')
    .selectAll()
    .where('state', 'in', ['pending', 'approved'])
    .where(isNotOver(now))
    .orderBy('id')
    .execute()
}

export async function countOpenCampaigns(db: Db, now: string): Promise<number> {
  return countRows(db.selectFrom('campaign').where(isNotOver(now)))
}

export function listSpans(db: Db, campaigns: readonly number[]): Promise<CampaignSpan[]> {
  if (campaigns.length === 0) return Promise.resolve([])
  return db
    .selectFrom('campaign_span')
    .selectAll()
    .where('campaign', 'in', campaigns)
    .orderBy('campaign')
    .orderBy('starts_at')
    .execute()
}

/** Replaces the spans of a campaign that are not over; one that is open keeps its start. */
export async function replaceSpans(
  tx: Tx,
  { campaign, rank, now }: { campaign: number; rank: number; now: string },
  spans: readonly Span[],
): Promise<void> {
  const before = await listSpans(tx, [campaign])
  const running = before.find(
    ({ starts_at, ends_at }) => starts_at <= now && (ends_at === null || ends_at > now),
  )
  await tx
    .deleteFrom('campaign_span')
    .where('campaign', '=', campaign)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .execute()
  const going = spans.find(({ starts_at }) => starts_at <= now)
  const rows = spans.filter((span) => span !== going).map((span) => ({ ...span, recorded: 0 }))
  if (running)
    rows.push({ ...running, ends_at: going ? going.ends_at : now, recorded: going ? 1 : 2 })
  else if (going) rows.push({ ...going, starts_at: now, recorded: 1 })
  const kept = rows.filter(({ starts_at, ends_at }) => ends_at === null || starts_at < ends_at)
  if (kept.length === 0) return
  const values = kept.map(({ starts_at, ends_at, recorded }) => {
    return { campaign, rank, starts_at, ends_at, recorded }
  })
  await tx.insertInto('campaign_span').values(values).execute()
}

/** Returns the spans whose start or end has passed and that the ledger does not say yet. */
export function listUnrecordedSpans(db: Db, now: string, limit: number): Promise<CampaignSpan[]> {
  return db
    .selectFrom('campaign_span')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb.and([eb('recorded', '=', 0), eb('starts_at', '<=', now)]),
        eb.and([eb('recorded', '<', 2), eb('ends_at', '<=', now)]),
      ]),
    )
    .orderBy('starts_at')
    .limit(limit)
    .execute()
}

export async function recordSpan(
  tx: Tx,
  { campaign, starts_at }: Pick<CampaignSpan, 'campaign' | 'starts_at'>,
  recorded: number,
): Promise<void> {
  await tx
    .updateTable('campaign_span')
    .set({ recorded })
    .where('campaign', '=', campaign)
    .where('starts_at', '=', starts_at)
    .execute()
}
