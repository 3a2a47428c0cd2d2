import type { Selectable } from 'kysely'
import type { Db, Tx } from '../tables.ts'
import type { SearchMissTable } from './search-tables.ts'

const maxMisses = 500

export async function addSearchMisses(
  tx: Tx,
  misses: ReadonlyMap<string, number>,
  now: string,
): Promise<void> {
  for (const [term, count] of misses) {
    await tx
      .insertInto('search_miss')
      .values({ term, count, last_at: now })
      .onConflict((conflict) =>
        conflict.column('term').doUpdateSet((eb) => ({
          count: eb('search_miss.count', '+', count),
          last_at: now,
        })),
      )
      .execute()
  }
  const beyond = await tx
    .selectFrom('search_miss')
    .select('term')
    .orderBy('last_at', 'desc')
    .orderBy('term')
    .limit(misses.size)
    .offset(maxMisses)
    .execute()
  if (beyond.length === 0) return
  const terms = beyond.map(({ term }) => term)
  await tx.deleteFrom('search_miss').where('term', 'in', terms).execute()
}

export function listSearchMisses(db: Db, limit: number): Promise<Selectable<SearchMissTable>[]> {
  return db
    .selectFrom('search_miss')
    .selectAll()
    .orderBy('count', 'desc')
    .orderBy('last_at', 'desc')
    .orderBy('term')
    .limit(limit)
    .execute()
}
