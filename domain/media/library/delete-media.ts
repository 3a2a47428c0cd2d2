import { mediaFile } from '#catalogue/collections/media-file.ts'
import { mediaMessages, usedMessage } from '#catalogue/messages/media-messages.ts'
import type { Context } from '#domain/context.ts'
import { Problem } from '#domain/problem.ts'
import { findDocumentState } from '#store/content/document-states.ts'
import { findRevision } from '#store/content/revisions.ts'
import {
  deleteMedia as deleteRow,
  findMedia,
  type Media,
  restoreMedia as restoreRow,
} from '#store/media/media.ts'
import type { Tx } from '#store/tables.ts'
import { openChange } from '../change/open-change.ts'
import { findInLibrary } from './find-in-library.ts'
import { listMediaUses } from './list-media-uses.ts'

/**
 * Deletes a file, which can be restored for 30 days. Throws `Problem('not-found')`, and
 * `Problem('conflict')` for one in use or with an open change.
 */
export async function deleteMedia({ db, actor, now }: Context, id: number): Promise<Media> {
  // Locks the row, so that no save can start to use the file meanwhile.
  const by = { deleted_at: now, deleted_by: actor.id }
  const media = await findInLibrary(db, id)
  if (!(await deleteRow(db, id, by))) throw new Problem('not-found', mediaMessages.noSuchFile)
  await requireNoOpenChange(db, id)
  const uses = await listMediaUses(db, actor, id)
  if (uses.length > 0) {
    throw new Problem('conflict', usedMessage(media.name, uses), { data: { uses } })
  }
  return { ...media, ...by }
}

/** Otherwise an approver would hold a change of a deleted file. */
async function requireNoOpenChange(tx: Tx, id: number): Promise<void> {
  const head = await findDocumentState(tx, { type: mediaFile.key, entryId: id, language: '' })
  const open = head?.open_id ? await findRevision(tx, head.open_id) : undefined
  if (open) throw await openChange(tx, open)
}

/**
 * Restores a deleted file. Throws `Problem('not-found')`, and `Problem('conflict')` for one that is
 * not deleted.
 */
export async function restoreMedia(tx: Tx, now: string, id: number): Promise<Media> {
  const isBack = await restoreRow(tx, id, now)
  const media = await findMedia(tx, id)
  if (!media) throw new Problem('not-found', mediaMessages.noSuchFile)
  if (!isBack) throw new Problem('conflict', mediaMessages.notDeleted)
  return media
}
