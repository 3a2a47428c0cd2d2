import type { Insertable, Selectable } from 'kysely'
import type { Db, Tx } from '../tables.ts'
import type { MediaCropTable } from './media-tables.ts'

export type MediaCrop = Selectable<MediaCropTable>

export async function addCrop(tx: Tx, crop: Insertable<MediaCropTable>): Promise<void> {
  await tx.insertInto('media_crop').values(crop).execute()
}

/** Returns the crops that made these bytes, by their stems. */
export async function listCrops(db: Db, stems: readonly string[]): Promise<Map<string, MediaCrop>> {
  if (stems.length === 0) return new Map()
  const rows = await db.selectFrom('media_crop').selectAll().where('stem', 'in', stems).execute()
  return new Map(rows.map((row) => [row.stem, row]))
}
