import { bumpPublished } from '#store/content/bump-published.ts'
import { listSubjectsShowing } from '#store/media/uses.ts'
import type { Tx } from '#store/tables.ts'

/** The name under which every node hears that the library has changed (docs/decisions/0005). */
export const mediaChanges = 'media'

/** Drops the pages that show a picture, in the transaction that changes it. */
export async function bumpPagesShowing(tx: Tx, mediaId: number): Promise<void> {
  for (const subject of await listSubjectsShowing(tx, mediaId)) await bumpPublished(tx, subject)
}
