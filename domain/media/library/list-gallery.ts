import type { MediaKind } from '#catalogue/collections/media-kind.ts'
import type { Gallery, GalleryItem } from '#catalogue/wire/media.ts'
import {
  countMedia,
  listMedia,
  type MediaFilter,
  type MediaOrder,
} from '#store/media/list-media.ts'
import type { Db } from '#store/tables.ts'
import { toGalleryItem } from './gallery-item.ts'

export interface GalleryQuery extends MediaFilter {
  order: MediaOrder
  /** Left out: a page of each kind. */
  kind?: MediaKind
}

/** Returns a page of each kind of file, with totals. */
export async function listGallery(
  db: Db,
  query: GalleryQuery,
  page: { page: number; per_page: number },
): Promise<Gallery> {
  const totals = await countMedia(db, query)
  const part = { limit: page.per_page, offset: (page.page - 1) * page.per_page }
  const ofKind = async (kind: MediaKind): Promise<GalleryItem[]> => {
    if (query.kind && query.kind !== kind) return []
    const rows = await listMedia(db, { ...query, kind }, query.order, part)
    return rows.map(toGalleryItem)
  }
  const longest = query.kind ? totals[query.kind] : Math.max(...Object.values(totals))
  return {
    photos: await ofKind('photos'),
    files: await ofKind('files'),
    videos: await ofKind('videos'),
    totals,
    ...page,
    last_page: Math.max(1, Math.ceil(longest / page.per_page)),
  }
}
