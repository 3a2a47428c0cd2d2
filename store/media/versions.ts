import type { Selectable } from 'kysely'
import type { Db, Tx } from '../tables.ts'
import type { Media, Rendition } from './media.ts'
import type { MediaVersionTable } from './media-tables.ts'

/** A file that another one took the place of. */
export interface MediaVersion extends Omit<Selectable<MediaVersionTable>, 'renditions'> {
  renditions: Rendition[]
}

/** Keeps what a file was before it is replaced. */
export async function addVersion(
  tx: Tx,
  former: Media,
  by: { replaced_at: string; replaced_by: number },
): Promise<void> {
  const { id, name, file_type, file_size, sha256, width, height } = former
  const { focal_x, focal_y, color, stem, master, renditions } = former
  const file = { name, file_type, file_size, sha256, width, height, color, stem, master }
  await tx
    .insertInto('media_version')
    .values({
      media_id: id,
      ...file,
      focal_x,
      focal_y,
      renditions: JSON.stringify(renditions),
      ...by,
    })
    .execute()
}

/** What a file was before, newest first. */
export async function listVersions(db: Db, mediaId: number, most: number): Promise<MediaVersion[]> {
  const rows = await db
    .selectFrom('media_version')
    .selectAll()
    .where('media_id', '=', mediaId)
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return rows.map((row) => ({ ...row, renditions: JSON.parse(row.renditions) }))
}
