import type { Folder } from '#catalogue/wire/media.ts'
import { countFolders, listFolders as listRows } from '#store/media/folders.ts'
import type { MediaOrder } from '#store/media/list-media.ts'
import type { Db } from '#store/tables.ts'
import { withContents } from './load-folders.ts'

/** Returns a page of folders with their contents, and the total. */
export async function listFolders(
  db: Db,
  { search, order }: { search: string; order: MediaOrder },
  part: { limit: number; offset: number },
): Promise<{ folders: Folder[]; total: number }> {
  const rows = await listRows(db, search, order, part)
  return { folders: await withContents(db, rows), total: await countFolders(db, search) }
}
