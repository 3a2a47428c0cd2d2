import type { Insertable, Selectable } from 'kysely'
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
  const lines = await db
    .selectFrom('person_log')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  const counted = await db
    .selectFrom('person_log')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow()
  return { lines, total: Number(counted.count) }
}
