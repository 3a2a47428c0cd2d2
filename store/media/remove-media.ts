import type { Tx } from '../tables.ts'
import type { Rendition } from './media.ts'

/** What the names of bytes that no row points to any more are made of. */
export interface RemovedFiles {
  stem: string
  master: string | null
  file_type: string
  renditions: Rendition[]
}

const fileColumns = ['stem', 'master', 'file_type', 'renditions'] as const

/** Removes the rows of files that were deleted before a moment, with their former versions. */
export async function removeMedia(
  tx: Tx,
  before: string,
  most: number,
): Promise<{ count: number; files: RemovedFiles[] }> {
  const due = await tx
    .selectFrom('media')
    .select('id')
    .where('deleted_at', '<=', before)
    .orderBy('deleted_at')
    .limit(most)
    .execute()
  // Held from here on: one that was brought back meanwhile is not among them.
  const held = await tx
    .updateTable('media')
    .set((eb) => ({ holds: eb('holds', '+', 1) }))
    .where('id', 'in', [0, ...due.map(({ id }) => id)])
    .where('deleted_at', '<=', before)
    .returning(['id', ...fileColumns])
    .execute()
  if (held.length === 0) return { count: due.length, files: [] }
  const ids = held.map(({ id }) => id)
  const former = await tx
    .deleteFrom('media_version')
    .where('media_id', 'in', ids)
    .returning(fileColumns)
    .execute()
  await tx.deleteFrom('media_use').where('media_id', 'in', ids).execute()
  await tx.deleteFrom('media').where('id', 'in', ids).execute()
  const files = [...held, ...former].map(({ stem, master, file_type, renditions }) => ({
    stem,
    master,
    file_type,
    renditions: JSON.parse(renditions),
  }))
  return { count: due.length, files }
}
