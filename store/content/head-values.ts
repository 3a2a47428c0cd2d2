import type { Db, Tx } from '../tables.ts'
import { together } from '../together.ts'

/** Replaces what lists filter and sort an entry by: the columns that its declaration names. */
export async function changeHeadValues(
  tx: Tx,
  of: { subject: string; entryId: number },
  values: Readonly<Record<string, string>>,
): Promise<void> {
  const removal = tx
    .deleteFrom('head_value')
    .where('subject', '=', of.subject)
    .where('entry_id', '=', of.entryId)
  const rows = Object.entries(values).map(([name, value]) => {
    return { subject: of.subject, entry_id: of.entryId, name, value }
  })
  await together([
    removal.execute(),
    rows.length > 0 && tx.insertInto('head_value').values(rows).execute(),
  ])
}

/** The entries that have one of these values in a column. */
export async function listEntriesByValue(
  db: Db,
  subject: string,
  name: string,
  values: readonly string[],
): Promise<{ value: string; entry_id: number }[]> {
  return db
    .selectFrom('head_value')
    .select(['value', 'entry_id'])
    .where('subject', '=', subject)
    .where('name', '=', name)
    .where('value', 'in', [...new Set(values)])
    .orderBy('entry_id')
    .execute()
}
