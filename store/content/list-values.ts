import type { Db, Tx } from '../tables.ts'
import type { DocumentKey } from './document-key.ts'

export async function replaceListValues(
  tx: Tx,
  of: Pick<DocumentKey, 'type' | 'entryId'>,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  await tx
    .deleteFrom('head_value')
    .where('subject', '=', of.type)
    .where('entry_id', '=', of.entryId)
    .execute()
  const rows = Object.entries(values).map(([name, value]) => {
    return { subject: of.type, entry_id: of.entryId, name, value }
  })
  if (rows.length > 0) await tx.insertInto('head_value').values(rows).execute()
}

export async function listEntriesByValue(
  db: Db,
  type: string,
  name: string,
  values: readonly string[],
): Promise<{ value: string; entry_id: number }[]> {
  return db
    .selectFrom('head_value')
    .select(['value', 'entry_id'])
    .where('subject', '=', type)
    .where('name', '=', name)
    .where('value', 'in', [...new Set(values)])
    .orderBy('entry_id')
    .execute()
}
