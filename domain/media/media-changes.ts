import { addPublication } from '#store/content/ledger.ts'
import type { Tx } from '#store/tables.ts'

/** The subject under which the ledger says that a file of the library has changed. */
export const mediaChanges = 'media'

/** Returns the dependency name of a file, for pages that show it. */
export function mediaName(id: number): string {
  return `${mediaChanges}/${id}`
}

/**
 * Says in the ledger that a file has changed: pages that show it are made anew, and whoever makes
 * copies looks for work. Takes the transaction's turn to publish; where other rows of the library
 * are to be held, `lockPublications` comes before them.
 */
export async function announceMedia(tx: Tx, now: string, id: number): Promise<void> {
  const place = { subject: mediaChanges, entry_id: id, language: '' } as const
  const nothing = { campaign: null, revision_id: null, former_id: null }
  await addPublication(tx, { ...place, at: now, cause: 'library', ...nothing })
}
