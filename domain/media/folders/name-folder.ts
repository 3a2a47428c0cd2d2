import type { Folder } from '#catalogue/media/media-wire.ts'
import { mediaMessages } from '#catalogue/messages/media-messages.ts'
import { invalid } from '#domain/problem.ts'
import { addFolder as addRow, renameFolder as renameRow } from '#store/media/folders.ts'
import { isTaken } from '#store/refusals.ts'
import type { Tx } from '#store/tables.ts'
import { loadFolder, noSuchFolder } from './load-folders.ts'

/** Adds a folder. Refuses a name that is taken (422), whatever its case and accents. */
export async function addFolder(tx: Tx, now: string, name: string): Promise<Folder> {
  const id = await addRow(tx, name, now).catch(refuseTaken)
  return loadFolder(tx, id)
}

/** Renames a folder. Refuses one that is not there (404) and a name that is taken (422). */
export async function renameFolder(tx: Tx, id: number, name: string): Promise<Folder> {
  if (!(await renameRow(tx, id, name).catch(refuseTaken))) throw noSuchFolder()
  return loadFolder(tx, id)
}

function refuseTaken(error: unknown): never {
  throw isTaken(error) ? invalid({ name: [mediaMessages.folderTaken] }) : error
}
