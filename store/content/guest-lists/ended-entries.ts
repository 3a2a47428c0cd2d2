import type { Db } from '#store/tables.ts'

/** Returns the entries whose window closed last, also where their state does not say so yet. */
export async function listEndedEntries(
  db: Db,
  type: string,
  now: string,
  limit: number,
): Promise<number[]> {
  const due = await db
    .selectFrom('head')
    .select(['entry_id', 'live_ends_at as at'])
    .where('subject', '=', type)
    .where('live_ends_at', '<=', now)
    .orderBy('live_ends_at', 'desc')
    .limit(limit)
    .execute()
  const written = await db
    .selectFrom('publication')
    .innerJoin('head', (join) =>
      join
        .onRef('head.subject', '=', 'publication.subject')
        .onRef('head.entry_id', '=', 'publication.entry_id')
        .on('head.language', '=', ''),
    )
    .select((eb) => ['publication.entry_id', eb.fn.max('publication.at').as('at')])
    .where('publication.subject', '=', type)
    .where('publication.language', '=', '')
    .where('publication.cause', '=', 'clock')
    .where('publication.revision_id', 'is', null)
    .where('head.live_id', 'is', null)
    .groupBy('publication.entry_id')
    .orderBy('at', 'desc')
    .limit(limit)
    .execute()
  const ended = [...due, ...written].sort((one, other) =>
    (one.at ?? '') < (other.at ?? '') ? 1 : -1,
  )
  return [...new Set(ended.map(({ entry_id }) => entry_id))].slice(0, limit)
}
