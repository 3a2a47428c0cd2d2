import { mediaMessages } from '#catalogue/media-messages.ts'
import type { Folder, GalleryItem } from '#catalogue/wire.ts'
import {
  addFolder as addRow,
  countFolders,
  findFolder,
  listNewestInFolders,
  listFolders as listRows,
  type Folder as Row,
  renameFolder as renameRow,
  sizeFolders,
} from '#store/media/folders.ts'
import { countMedia, listMedia, type MediaOrder } from '#store/media/list-media.ts'
import { isTaken } from '#store/refusals.ts'
import type { Db, Tx } from '#store/tables.ts'
import { invalid, Problem } from '../problem.ts'
import { toGalleryItem } from './gallery-item.ts'

/** How many files a folder's answer shows of it. */
const mostShown = 12

interface Part {
  limit: number
  offset: number
}

/** A page of the folders with what they hold, and how many there are. */
export async function listFolders(
  db: Db,
  { search, order }: { search: string; order: MediaOrder },
  part: Part,
): Promise<{ folders: Folder[]; total: number }> {
  const rows = await listRows(db, search, order, part)
  return { folders: await withContents(db, rows), total: await countFolders(db, search) }
}

/** A folder with a page of its files. Refuses one that is not there (404). */
export async function viewFolder(
  db: Db,
  id: number,
  { search, order }: { search: string; order: MediaOrder },
  part: Part,
): Promise<{ folder: Folder; items: GalleryItem[]; total: number }> {
  const folder = await loadFolder(db, id)
  const filter = { folderId: id, search }
  const rows = await listMedia(db, filter, order, part)
  const counts = Object.values(await countMedia(db, filter))
  const total = counts.reduce((sum, count) => sum + count, 0)
  return { folder, items: rows.map(toGalleryItem), total }
}

/** Adds a folder. Refuses a name that is taken (422). */
export async function addFolder(tx: Tx, now: string, name: string): Promise<Folder> {
  const id = await addRow(tx, name, now).catch(refuseTaken)
  return loadFolder(tx, id)
}

/** Renames a folder. Refuses one that is not there (404) and a name that is taken (422). */
export async function renameFolder(tx: Tx, id: number, name: string): Promise<Folder> {
  if (!(await renameRow(tx, id, name).catch(refuseTaken))) throw noSuchFolder()
  return loadFolder(tx, id)
}

async function loadFolder(db: Db, id: number): Promise<Folder> {
  const row = await findFolder(db, id)
  const [folder] = row ? await withContents(db, [row]) : []
  if (!folder) throw noSuchFolder()
  return folder
}

async function withContents(db: Db, rows: readonly Row[]): Promise<Folder[]> {
  const ids = rows.map(({ id }) => id)
  const sizes = await sizeFolders(db, ids)
  const newest = await listNewestInFolders(db, ids, mostShown)
  return rows.map((row) => ({
    ...row,
    galleries_count: sizes.get(row.id)?.count ?? 0,
    total_size: sizes.get(row.id)?.bytes ?? 0,
    galleries: newest.filter(({ folder_id }) => folder_id === row.id).map(toGalleryItem),
  }))
}

function noSuchFolder(): Problem {
  return new Problem('not-found', mediaMessages.noSuchFolder)
}

function refuseTaken(error: unknown): never {
  throw isTaken(error) ? invalid({ name: [mediaMessages.folderTaken] }) : error
}
