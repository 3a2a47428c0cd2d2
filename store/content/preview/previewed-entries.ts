import { type SqlBool, sql } from 'kysely'
import { countRows } from '#store/count-rows.ts'
import type { Db } from '#store/tables.ts'
import { isSeen, liveId, seenId } from '../live-revisions.ts'

interface PreviewedPage {
  limit: number
  offset: number
  among?: readonly number[]
  except?: readonly number[]
}

/** Includes entries that guests have never seen, with an open, rejected or scheduled revision. */
export async function listPreviewedIds(
  db: Db,
  type: string,
  now: string,
  { limit, offset, among = [], except = [] }: PreviewedPage,
): Promise<number[]> {
  let query = previewed(db, type, now).select('head.entry_id')
  if (among.length > 0) query = query.where('head.entry_id', 'in', among)
  if (except.length > 0) query = query.where('head.entry_id', 'not in', except)
  const rows = await query
    .orderBy('head.position')
    .orderBy('head.entry_id')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(({ entry_id }) => entry_id)
}

export function countPreviewedEntries(db: Db, type: string, now: string): Promise<number> {
  return countRows(previewed(db, type, now))
}

function previewed(db: Db, type: string, now: string) {
  const isLive = sql<SqlBool>`${seenId(now)} is not null and ${isSeen(now)}`
  const isToCome = sql<SqlBool>`${liveId(now)} is null and head.scheduled_starts_at > ${now}`
  return db
    .selectFrom('head')
    .where('head.subject', '=', type)
    .where('head.language', '=', '')
    .where('head.entry_id', '<>', 0)
    .where((eb) =>
      eb.or([
        isLive,
        isToCome,
        eb('head.open_id', 'is not', null),
        eb('head.shown_state', '=', 'rejected'),
      ]),
    )
}
