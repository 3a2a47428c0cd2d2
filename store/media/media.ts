import type { Insertable, Selectable } from 'kysely'
import { contains } from '../contains.ts'
import type { Db, MediaTable, Tx } from '../tables.ts'

/** A smaller or modern copy of a picture: `/media/{stem}-{suffix}`. */
export interface Rendition {
  width: number
  type: 'image/webp' | 'image/avif' | 'image/jpeg' | 'image/png'
  /** Ends its address, e.g. `640.webp`. */
  suffix: string
}

export interface Media extends Omit<Selectable<MediaTable>, 'renditions'> {
  renditions: Rendition[]
}

/** Pictures and documents by id, at once. */
export async function listMediaByIds(db: Db, ids: readonly number[]): Promise<Media[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('media')
    .selectAll()
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return rows.map(toMedia)
}

export interface MediaOrder {
  by: 'created_at' | 'name'
  direction: 'asc' | 'desc'
}

/** A page of the library; `search` is part of a name. */
export async function listMedia(
  db: Db,
  { search, order }: { search: string; order: MediaOrder },
  page: { limit: number; offset: number },
): Promise<Media[]> {
  let query = db.selectFrom('media').selectAll()
  if (search) query = query.where(contains('name', search))
  const rows = await query
    .orderBy(order.by, order.direction)
    .orderBy('id', order.direction)
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return rows.map(toMedia)
}

/** Adds a row for bytes that are already kept, and gives its id. */
export async function addMedia(
  tx: Tx,
  media: Omit<Insertable<MediaTable>, 'renditions'> & { renditions: Rendition[] },
): Promise<number> {
  const row = await tx
    .insertInto('media')
    .values({ ...media, renditions: JSON.stringify(media.renditions) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

function toMedia(row: Selectable<MediaTable>): Media {
  return { ...row, renditions: JSON.parse(row.renditions) }
}
