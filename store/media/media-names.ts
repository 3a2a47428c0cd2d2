import { foldText } from '#catalogue/text/fold-text.ts'
import type { Db } from '../tables.ts'

export async function listMediaByName(
  db: Db,
  names: readonly string[],
): Promise<{ id: number; name: string }[]> {
  if (names.length === 0) return []
  return db
    .selectFrom('media')
    .select(['id', 'name'])
    .where('search_name', 'in', [...new Set(names.map(foldText))])
    .where('deleted_at', 'is', null)
    .execute()
}

export async function findFirstFile(db: Db, type: string): Promise<string[]> {
  const rows = await db
    .selectFrom('media')
    .select('name')
    .where('file_type', 'like', `${type}%`)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .limit(1)
    .execute()
  return rows.map(({ name }) => name)
}
