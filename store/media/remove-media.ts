import type { Tx } from '../tables.ts'

/** Returns the number of files and the stems whose bytes no row uses any more. */
export async function removeMedia(
  tx: Tx,
  before: string,
  most: number,
): Promise<{ count: number; stems: string[] }> {
  const first = await tx
    .selectFrom('media')
    .select('id')
    .where('deleted_at', 'is not', null)
    .orderBy('deleted_at')
    .limit(most)
    .execute()
  // The date is checked on the locked rows: a file may have been restored meanwhile.
  const held = await tx
    .updateTable('media')
    .set((eb) => ({ holds: eb('holds', '+', 1) }))
    .where('id', 'in', [0, ...first.map(({ id }) => id)])
    .where('deleted_at', '<=', before)
    .returning(['id', 'stem'])
    .execute()
  if (held.length === 0) return { count: 0, stems: [] }
  const ids = held.map(({ id }) => id)
  const former = await tx
    .deleteFrom('media_version')
    .where('media_id', 'in', ids)
    .returning('stem')
    .execute()
  await tx.deleteFrom('media_use').where('media_id', 'in', ids).execute()
  await tx.deleteFrom('media').where('id', 'in', ids).execute()
  return { count: held.length, stems: [...held, ...former].map(({ stem }) => stem) }
}
