import type { Db, Tx } from '../tables.ts'

export async function listEntryTitles(
  db: Db,
  type: string,
  entryIds: readonly number[],
): Promise<Map<number, string>> {
  if (entryIds.length === 0) return new Map()
  const rows = await entries(db, type).where('entry_id', 'in', entryIds).execute()
  return new Map(rows.map(({ entry_id, title }) => [entry_id, title]))
}

/** Returns the nearest entry above or up to an id that is not left out. */
export async function findNearestEntry(
  db: Db,
  type: string,
  from: { above: number } | { upTo: number },
  isLeftOut: (entryId: number) => boolean,
): Promise<number | null> {
  let [isUp, at] = 'above' in from ? [true, from.above] : [false, from.upTo + 1]
  for (;;) {
    const rows = await entries(db, type)
      .where('entry_id', isUp ? '>' : '<', at)
      .orderBy('entry_id', isUp ? 'asc' : 'desc')
      .limit(chunk)
      .execute()
    const next = rows.find(({ entry_id }) => !isLeftOut(entry_id))
    const last = rows.at(-1)
    if (next || !last || rows.length < chunk) return next?.entry_id ?? null
    at = last.entry_id
  }
}

const chunk = 20

export async function changePositions(
  tx: Tx,
  type: string,
  positions: ReadonlyMap<number, string>,
): Promise<void> {
  for (const [entryId, position] of positions) {
    await tx
      .updateTable('head')
      .set({ position })
      .where('subject', '=', type)
      .where('entry_id', '=', entryId)
      .execute()
  }
}

function entries(db: Db, type: string) {
  return db
    .selectFrom('head')
    .select(['entry_id', 'title'])
    .where('subject', '=', type)
    .where('language', '=', '')
}
