import { sql } from 'kysely'
import type { Db } from '../tables.ts'

export interface DocumentCount {
  subject: string
  /** Live, or approved for later; else pending; else only a draft. */
  state: 'live' | 'pending' | 'draft'
  count: number
}

/** Counts the documents of some types by state, at most `most` of each type, in one query. */
export async function countDocuments(
  db: Db,
  types: readonly string[],
  most: number,
): Promise<DocumentCount[]> {
  const [first, ...others] = types.map((type) => documentsOf(db, type, most))
  if (!first) return []
  const all = others.reduce((union, one) => union.unionAll(one), first)
  const rows = await db
    .selectFrom(all.as('document'))
    .select(['subject', 'state'])
    .select(({ fn }) => fn.countAll().as('count'))
    .groupBy(['subject', 'state'])
    .execute()
  return rows.map((row) => ({ ...row, count: Number(row.count) }))
}

function documentsOf(db: Db, type: string, most: number) {
  const limited = db
    .selectFrom('head')
    .select('subject')
    .select(
      sql<DocumentCount['state']>`case
        when live_id is not null or scheduled_id is not null then 'live'
        when shown_state = 'pending' then 'pending' else 'draft' end`.as('state'),
    )
    .where('subject', '=', type)
    .where('language', '=', '')
    .where('live_archived', '=', 0)
    .where('shown_id', 'is not', null)
    .limit(most)
  // SQLite takes a limit inside of a union only in a query of its own.
  return db.selectFrom(limited.as('some')).selectAll()
}
