import { sql } from 'kysely'
import { countRows } from '../count-rows.ts'
import type { Db } from '../tables.ts'

export function listPicturesWithoutAlt(
  db: Db,
  limit: number,
): Promise<{ id: number; name: string }[]> {
  return withoutAlt(db).select(['id', 'name']).orderBy('id', 'desc').limit(limit).execute()
}

export async function countPicturesWithoutAlt(db: Db, most: number): Promise<number> {
  const limited = withoutAlt(db).select('id').limit(most).as('some')
  return await countRows(db.selectFrom(limited))
}

/** Repeats the partial index `media_wordless` word for word, so that SQLite uses it. */
function withoutAlt(db: Db) {
  return db
    .selectFrom('media')
    .where('alt', '=', sql.lit(''))
    .where('decorative', '=', sql.lit(0))
    .where('deleted_at', 'is', null)
    .where('file_type', '<>', sql.lit('application/pdf'))
}
