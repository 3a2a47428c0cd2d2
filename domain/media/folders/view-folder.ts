import type { Folder, GalleryItem } from '#catalogue/wire/media.ts'
import { countMedia, listMedia, type MediaOrder } from '#store/media/list-media.ts'
import type { Db } from '#store/tables.ts'
import { toGalleryItem } from '../library/gallery-item.ts'
import { loadFolder } from './load-folders.ts'

/** Returns a folder with a page of its files. Throws `Problem('not-found')`. */
export async function viewFolder(
  db: Db,
  id: number,
  { search, order }: { search: string; order: MediaOrder },
  part: { limit: number; offset: number },
): Promise<{ folder: Folder; items: GalleryItem[]; total: number }> {
  const folder = await loadFolder(db, id)
  const filter = { folderId: id, search }
  const rows = await listMedia(db, filter, order, part)
  const counts = Object.values(await countMedia(db, filter))
  const total = counts.reduce((sum, count) => sum + count, 0)
  return { folder, items: rows.map(toGalleryItem), total }
}
