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

export async function findNextChange(
  db: Db,
  types: readonly string[],
  now: string,
): Promise<string | null> {
  const next = (column: 'live_ends_at' | 'scheduled_starts_at' | 'scheduled_ends_at') =>
    db
      .selectFrom('head')
      .select((eb) => eb.fn.min(column).as('at'))
      .where('subject', 'in', types)
      .where(column, '>', now)
  const rows = await next('live_ends_at')
    .unionAll(next('scheduled_starts_at'))
    .unionAll(next('scheduled_ends_at'))
    .execute()
  return rows.flatMap(({ at }) => at ?? []).sort()[0] ?? null
}
