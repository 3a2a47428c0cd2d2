import { mediaMessages } from '#catalogue/messages/media-messages.ts'
import { skeletonsOf } from '#catalogue/text/look-alike.ts'
import type { Folder } from '#catalogue/wire/media.ts'
import { invalid } from '#domain/problem.ts'
import {
  addFolder as addRow,
  listFolderNames,
  renameFolder as renameRow,
} from '#store/media/folders.ts'
import { isTaken } from '#store/store-errors.ts'
import type { Tx } from '#store/tables.ts'
import { loadFolder, noSuchFolder } from './load-folders.ts'

/**
 * Adds a folder. Throws `Problem('invalid')` for a name that is taken or looks like one that is.
 */
export async function addFolder(tx: Tx, now: string, name: string): Promise<Folder> {
  await requireDistinctName(tx, null, name)
  const id = await addRow(tx, name, now).catch(throwNameTaken)
  return loadFolder(tx, id)
}

/**
 * Renames a folder. Throws `Problem('not-found')`, and `Problem('invalid')` for a name that is
 * taken.
 */
export async function renameFolder(tx: Tx, id: number, name: string): Promise<Folder> {
  if (!(await renameRow(tx, id, name).catch(throwNameTaken))) throw noSuchFolder()
  await requireDistinctName(tx, id, name)
  return loadFolder(tx, id)
}

async function requireDistinctName(tx: Tx, id: number | null, name: string): Promise<void> {
  const looks = skeletonsOf(name, { withinAscii: false })
  const isAlike = (other: { id: number; name: string }) =>
    other.id !== id && !looks.isDisjointFrom(skeletonsOf(other.name, { withinAscii: false }))
  if ((await listFolderNames(tx)).some(isAlike))
    throw invalid({ name: [mediaMessages.folderTaken] })
}

function throwNameTaken(error: unknown): never {
  throw isTaken(error) ? invalid({ name: [mediaMessages.folderTaken] }) : error
}
