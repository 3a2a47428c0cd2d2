import { folded } from '../folded.ts'
import type { Db } from '../tables.ts'

/** Returns the files of the library with one of these names, without case and accents. */
export async function listMediaByName(
  db: Db,
  names: readonly string[],
): Promise<{ id: number; name: string }[]> {
  if (names.length === 0) return []
  return db
    .selectFrom('media')
    .select(['id', 'name'])
    .where('search_name', 'in', [...new Set(names.map(folded))])
    .where('deleted_at', 'is', null)
    .execute()
}
