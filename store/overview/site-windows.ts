import type { DocumentStateTable } from '../document-state-table.ts'
import type { Db } from '../tables.ts'

/** From when to when an entry is on the site; null: since ever, without an end. */
export interface SiteWindow {
  subject: string
  starts_at: string | null
  ends_at: string | null
}

type Row = Pick<
  DocumentStateTable,
  | 'subject'
  | 'live_id'
  | 'live_ends_at'
  | 'live_archived'
  | 'scheduled_starts_at'
  | 'scheduled_ends_at'
  | 'scheduled_archived'
>

/**
 * Returns the approved windows that begin or end after now, of those of the types of which no entry stays
 * on the site for ever; null where there are more than `limit`.
 */
export async function listSiteWindows(
  db: Db,
  types: readonly string[],
  { now, limit }: { now: string; limit: number },
): Promise<SiteWindow[] | null> {
  const rows = [
    ...(await changingAfter(db, types, 'live_ends_at', { now, limit })),
    ...(await changingAfter(db, types, 'scheduled_starts_at', { now, limit })),
  ]
  if (rows.length > limit) return null
  const found = [...new Set(rows.map(({ subject }) => subject))]
  const endless = new Set(await findEndless(db, found))
  return rows.filter(({ subject }) => !endless.has(subject)).flatMap(windowsOf)
}

async function changingAfter(
  db: Db,
  types: readonly string[],
  column: 'live_ends_at' | 'scheduled_starts_at',
  { now, limit }: { now: string; limit: number },
): Promise<Row[]> {
  return db
    .selectFrom('head')
    .select(['subject', 'live_id', 'live_ends_at', 'live_archived'])
    .select(['scheduled_starts_at', 'scheduled_ends_at', 'scheduled_archived'])
    .where('subject', 'in', types)
    .where('language', '=', '')
    .where(column, '>', now)
    .limit(limit + 1)
    .execute()
}

async function findEndless(db: Db, types: readonly string[]): Promise<string[]> {
  if (types.length === 0) return []
  const row = await db
    .selectNoFrom((eb) =>
      types.map((type, at) =>
        eb
          .selectFrom('head')
          .select('entry_id')
          .where('subject', '=', type)
          .where('language', '=', '')
          .where('live_id', 'is not', null)
          .where('live_ends_at', 'is', null)
          .where('live_archived', '=', 0)
          .where('scheduled_id', 'is', null)
          .limit(1)
          .as(`entry_${at}`),
      ),
    )
    .executeTakeFirst()
  return types.filter((_, at) => (row?.[`entry_${at}`] ?? null) !== null)
}

/** A row may be found twice; that changes nothing. */
function windowsOf({ subject, ...row }: Row): SiteWindow[] {
  const { live_ends_at, scheduled_starts_at, scheduled_ends_at } = row
  const [ends_at = null] = [live_ends_at, scheduled_starts_at].filter((at) => at !== null).sort()
  const live = { subject, starts_at: null, ends_at }
  const scheduled = { subject, starts_at: scheduled_starts_at, ends_at: scheduled_ends_at }
  return [
    ...(row.live_id !== null && row.live_archived === 0 ? [live] : []),
    ...(scheduled_starts_at !== null && row.scheduled_archived === 0 ? [scheduled] : []),
  ]
}
