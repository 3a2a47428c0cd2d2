import type { DocumentKey } from '../content/document-key.ts'
import type { Db } from '../tables.ts'

export async function listEntryLineIds(
  db: Db,
  { type, entryId }: Pick<DocumentKey, 'type' | 'entryId'>,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ ids: number[]; total: number }> {
  const lines = db
    .selectFrom('activity')
    .where('subject', '=', type)
    .where('entry_id', '=', entryId)
  const counted = lines.select((eb) => eb.fn.countAll<number>().as('count'))
  const { count } = await counted.executeTakeFirstOrThrow()
  const newest = lines.select('id').orderBy('id', 'desc').limit(limit).offset(offset)
  return { ids: (await newest.execute()).map(({ id }) => id), total: Number(count) }
}
