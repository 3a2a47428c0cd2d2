import type { Insertable, Selectable } from 'kysely'
import { countRows } from '../count-rows.ts'
import type { Db, Tx } from '../tables.ts'
import type { PersonLogTable } from './people-tables.ts'

export type PersonLine = Selectable<PersonLogTable>

export async function addPersonLines(
  tx: Tx,
  lines: readonly Insertable<PersonLogTable>[],
): Promise<void> {
  if (lines.length > 0) await tx.insertInto('person_log').values(lines).execute()
}

export async function listPersonLines(
  db: Db,
  personId: number,
  page: { limit: number; offset: number },
): Promise<{ lines: PersonLine[]; total: number }> {
  const all = db.selectFrom('person_log').where('person_id', '=', personId)
  const lines = await all
    .selectAll()
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return { lines, total: await countRows(all) }
}
