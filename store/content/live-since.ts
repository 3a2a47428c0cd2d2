import { type SqlBool, sql } from 'kysely'
import type { Db } from '../tables.ts'
import type { DocumentKey } from './document-key.ts'
import { liveId } from './live-revisions.ts'

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
    .where(sql<SqlBool>`${liveId(now)} is not null`)
    .execute()
  return new Map(
    rows.map(({ entry_id, live_since, scheduled_starts_at: starts }) => {
      const hasBegun = starts !== null && starts <= now
      return [entry_id, (hasBegun ? starts : live_since) ?? '']
    }),
  )
}
