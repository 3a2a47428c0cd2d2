import { mediaMessages } from '#catalogue/messages/media-messages.ts'
import type { Folder } from '#catalogue/wire/media.ts'
import { Problem } from '#domain/problem.ts'
import {
  findFolder,
  listNewestInFolders,
  type Folder as Row,
  sizeFolders,
} from '#store/media/folders.ts'
import type { Db } from '#store/tables.ts'
import { toGalleryItem } from '../library/gallery-item.ts'

/** Files listed per folder. */
const maxPreviews = 12

/** Returns a folder with its contents. Throws `Problem('not-found')`. */
export async function loadFolder(db: Db, id: number): Promise<Folder> {
  const row = await findFolder(db, id)
  const [folder] = row ? await withContents(db, [row]) : []
  if (!folder) throw noSuchFolder()
  return folder
}

/** Adds counts and the newest files to folders, in two queries. */
export async function withContents(db: Db, rows: readonly Row[]): Promise<Folder[]> {
  const ids = rows.map(({ id }) => id)
  const sizes = await sizeFolders(db, ids)
  const newest = await listNewestInFolders(db, ids, maxPreviews)
  return rows.map((row) => ({
    ...row,
    galleries_count: sizes.get(row.id)?.count ?? 0,
    total_size: sizes.get(row.id)?.bytes ?? 0,
    galleries: newest.filter(({ folder_id }) => folder_id === row.id).map(toGalleryItem),
  }))
}

export function noSuchFolder(): Problem {
  return new Problem('not-found', mediaMessages.noSuchFolder)
}
