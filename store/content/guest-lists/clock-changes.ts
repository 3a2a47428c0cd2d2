import { sql } from 'kysely'
import type { Db } from '#store/tables.ts'
import type { DocumentKey } from '../document-key.ts'

/** Returns documents whose start or end has passed and whose state does not say so yet. */
export async function listDueDocuments(
  db: Db,
  types: readonly string[],
  now: string,
  limit: number,
): Promise<DocumentKey[]> {
  const due = (column: 'live_ends_at' | 'scheduled_starts_at') =>
    db
      .selectFrom('head')
      .select(['subject as type', 'entry_id as entryId', 'language'])
      .where('subject', 'in', types)
      .where(column, '<=', now)
      .limit(limit)
      .execute()
  const documents = [...(await due('scheduled_starts_at')), ...(await due('live_ends_at'))]
  const byName = new Map<string, DocumentKey>()
  for (const place of documents) byName.set(JSON.stringify(place), place)
  return [...byName.values()]
}

interface Clocked {
  /** Of which the windows of entries count. */
  types: readonly string[]
  /** Of which the campaigns count. */
  inCampaigns: readonly string[] | 'all'
}

/** Returns when the clock next changes what guests see of these, by a window or by a campaign. */
export async function findNextChange(
  db: Db,
  { types, inCampaigns }: Clocked,
  now: string,
): Promise<string | null> {
  // PostgreSQL takes no empty list.
  const listed = types.length > 0 ? types : ['']
  const next = (column: 'live_ends_at' | 'scheduled_starts_at' | 'scheduled_ends_at') =>
    db
      .selectFrom('head')
      .select((eb) => eb.fn.min(column).as('at'))
      .where('subject', 'in', listed)
      .where(column, '>', now)
  const rows = await next('live_ends_at')
    .unionAll(next('scheduled_starts_at'))
    .unionAll(next('scheduled_ends_at'))
    .unionAll(nextSpan(inCampaigns, now))
    .execute()
  return rows.flatMap(({ at }) => at ?? []).sort()[0] ?? null
}

/** Returns the next start or end of the campaigns that change documents of some types. */
function nextSpan(types: Clocked['inCampaigns'], now: string) {
  const isOfTypes =
    types === 'all'
      ? sql`1 = 1`
      : sql`exists (select 1 from line where line.campaign = campaign_span.campaign
          and line.subject in (${sql.join(types)}))`
  return sql<{ at: string | null }>`select
    min(case when starts_at > ${now} then starts_at else ends_at end) as at from campaign_span
    where (starts_at > ${now} or ends_at > ${now}) and ${isOfTypes}`
}
