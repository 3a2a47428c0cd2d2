import { generalFolderId } from '#catalogue/collections/media-kind.ts'
import { fill } from '#catalogue/messages/fill.ts'
import { mediaMessages } from '#catalogue/messages/media-messages.ts'
import { Problem } from '#domain/problem.ts'
import { lockPublications } from '#store/content/ledger.ts'
import { removeFolder } from '#store/media/folders.ts'
import type { Tx } from '#store/tables.ts'
import { loadFolder } from './load-folders.ts'

/**
 * Deletes a folder that holds no file. Refuses one that is not there (404), one that holds files,
 * saying how many, and the one that uploads go to when they name none (409).
 */
export async function deleteFolder(tx: Tx, id: number): Promise<void> {
  // Moves and uploads take the same lock: no file stays in a deleted folder.
  await lockPublications(tx)
  const { galleries_count: count, name } = await loadFolder(tx, id)
  if (id === generalFolderId) throw new Problem('conflict', mediaMessages.folderStays)
  if (count > 0) throw new Problem('conflict', fill(mediaMessages.folderHolds, { name, count }))
  await removeFolder(tx, id, generalFolderId)
}
