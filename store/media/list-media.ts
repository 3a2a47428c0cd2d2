import { type MediaKind, mediaKindOf } from '#catalogue/collections/media-kind.ts'
import { foldText } from '#catalogue/text/fold-text.ts'
import { containsFolded } from '../contains.ts'
import type { Db } from '../tables.ts'
import { type Media, toMedia } from './media.ts'

export interface MediaFilter {
  search?: string
  folderId?: number
  deleted?: boolean
}

export interface MediaOrder {
  by: 'created_at' | 'name'
  direction: 'asc' | 'desc'
}

export async function listMedia(
  db: Db,
  filter: MediaFilter & { kind?: MediaKind },
  { by, direction }: MediaOrder,
  page: { limit: number; offset: number },
): Promise<Media[]> {
  const order = by === 'name' ? 'search_name' : 'created_at'
  // The page is chosen in one index; only its rows are read whole.
  const ids = filtered(db, filter)
    .select('id')
    .orderBy(order, direction)
    .orderBy('id', direction)
    .limit(page.limit)
    .offset(page.offset)
  const rows = await db
    .selectFrom('media')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy(order, direction)
    .orderBy('id', direction)
    .execute()
  return rows.map(toMedia)
}

export async function countMedia(db: Db, filter: MediaFilter): Promise<Record<MediaKind, number>> {
  const rows = await filtered(db, filter)
    .select(['file_type', (eb) => eb.fn.countAll<number>().as('count')])
    .groupBy('file_type')
    .execute()
  const counts = { photos: 0, files: 0, videos: 0 }
  for (const { file_type, count } of rows) counts[mediaKindOf(file_type)] += Number(count)
  return counts
}

function filtered(
  db: Db,
  { search, folderId, deleted = false, kind }: MediaFilter & { kind?: MediaKind },
) {
  let query = db.selectFrom('media').where('deleted_at', deleted ? 'is not' : 'is', null)
  if (folderId !== undefined) query = query.where('folder_id', '=', folderId)
  const words = foldText(search ?? '')
  if (words) query = query.where(containsFolded('search_name', words))
  if (kind === 'photos') query = query.where('file_type', 'like', 'image/%')
  if (kind === 'videos') query = query.where('file_type', 'like', 'video/%')
  if (kind === 'files') {
    query = query
      .where('file_type', 'not like', 'image/%')
      .where('file_type', 'not like', 'video/%')
  }
  return query
}
