import { type SqlBool, sql } from 'kysely'
import type { Db } from '../tables.ts'
import type { DocumentKey } from './document-key.ts'
import { seenId } from './live-revisions.ts'

export async function listLiveSince(
  db: Db,
  of: Pick<DocumentKey, 'type' | 'language'> & { ids: readonly number[] },
  now: string,
): Promise<Map<number, string>> {
  if (of.ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('head')
    .select(['entry_id', 'live_since', 'scheduled_starts_at'])
    .where('subject', '=', of.type)
    .where('language', '=', of.language)
    .where('entry_id', 'in', of.ids)
    .where(sql<SqlBool>`${seenId(now)} is not null`)
    .execute()
  return new Map(
    rows.map(({ entry_id, live_since, scheduled_starts_at: starts }) => {
      const hasBegun = starts !== null && starts <= now
      return [entry_id, (hasBegun ? starts : live_since) ?? '']
    }),
  )
}

/** Returns when an entry of a type last went on the site or left it; null without any. */
export async function findNewestChange(db: Db, type: string, now: string): Promise<string | null> {
  const newest = (column: 'live_since' | 'scheduled_starts_at') =>
    db
      .selectFrom('head')
      .select((eb) => eb.fn.max(column).as('at'))
      .where('subject', '=', type)
      .where('language', '=', '')
      .where(column, '<=', now)
  const rows = await newest('live_since').unionAll(newest('scheduled_starts_at')).execute()
  return (
    rows
      .flatMap(({ at }) => at ?? [])
      .sort()
      .at(-1) ?? null
  )
}
