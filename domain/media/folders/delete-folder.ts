import { generalFolderId } from '#catalogue/collections/media-kind.ts'
import { fill } from '#catalogue/messages/fill.ts'
import { mediaMessages } from '#catalogue/messages/media-messages.ts'
import { Problem } from '#domain/problem.ts'
import { lockPublications } from '#store/content/ledger.ts'
import { removeFolder } from '#store/media/folders.ts'
import type { Tx } from '#store/tables.ts'
import { loadFolder } from './load-folders.ts'

/**
 * Deletes an empty folder. Throws `Problem('not-found')`, and `Problem('conflict')` for one with
 * files or the default folder.
 */
export async function deleteFolder(tx: Tx, id: number): Promise<void> {
  // Moves and uploads take the same lock, so no file stays in a deleted folder.
  await lockPublications(tx)
  const { galleries_count: count, name } = await loadFolder(tx, id)
  if (id === generalFolderId) throw new Problem('conflict', mediaMessages.folderStays)
  if (count > 0) throw new Problem('conflict', fill(mediaMessages.folderHolds, { name, count }))
  await removeFolder(tx, id, generalFolderId)
}
