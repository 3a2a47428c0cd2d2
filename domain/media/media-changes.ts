import { addPublication } from '#store/content/ledger.ts'
import type { Tx } from '#store/tables.ts'

/** The type under which the publication log records changes of files. */
export const mediaChanges = 'media'

/** Returns the dependency name of a file, for pages that show it. */
export function mediaName(id: number): string {
  return `${mediaChanges}/${id}`
}

/**
 * Records a change of a file, so that pages are rendered again and copies are made. Takes the
 * publication lock: take it before locking other rows of the library.
 */
export async function announceMedia(tx: Tx, now: string, id: number): Promise<void> {
  const place = { subject: mediaChanges, entry_id: id, language: '' } as const
  const nothing = { campaign: null, revision_id: null, former_id: null }
  await addPublication(tx, { ...place, at: now, cause: 'library', ...nothing })
}
