import type { Insertable, Selectable } from 'kysely'
import type { Db, Tx } from '../tables.ts'
import type { Media, Rendition } from './media.ts'
import type { MediaVersionTable } from './media-tables.ts'

export interface MediaVersion extends Omit<Selectable<MediaVersionTable>, 'renditions'> {
  renditions: Rendition[]
}

type NewVersion = Omit<Insertable<MediaVersionTable>, 'renditions'> & { renditions: Rendition[] }

export async function addVersion(tx: Tx, version: NewVersion): Promise<void> {
  const { media_id, name, file_type, file_size, sha256, width, height } = version
  const { focal_x, focal_y, color, stem, master, renditions } = version
  const { replaced_at, replaced_by, proposed = 0 } = version
  const file = { media_id, name, file_type, file_size, sha256, width, height, color, stem, master }
  await tx
    .insertInto('media_version')
    .values({
      ...file,
      focal_x,
      focal_y,
      renditions: JSON.stringify(renditions),
      replaced_at,
      replaced_by,
      proposed,
    })
    .execute()
}

export async function takeVersion(
  tx: Tx,
  { id }: Pick<Media, 'id'>,
  stem: string,
): Promise<MediaVersion | undefined> {
  const row = await tx
    .deleteFrom('media_version')
    .where('media_id', '=', id)
    .where('stem', '=', stem)
    .returningAll()
    .executeTakeFirst()
  return row && toVersion(row)
}

export async function findVersion(
  db: Db,
  of: { mediaId: number; versionId: number },
): Promise<MediaVersion | undefined> {
  const row = await db
    .selectFrom('media_version')
    .selectAll()
    .where('media_id', '=', of.mediaId)
    .where('id', '=', of.versionId)
    .executeTakeFirst()
  return row && toVersion(row)
}

export async function findVersionByStem(
  db: Db,
  { mediaId, stem }: { mediaId: number; stem: string },
): Promise<MediaVersion | undefined> {
  const row = await db
    .selectFrom('media_version')
    .selectAll()
    .where('media_id', '=', mediaId)
    .where('stem', '=', stem)
    .executeTakeFirst()
  return row && toVersion(row)
}

export async function listVersions(db: Db, mediaId: number, most: number): Promise<MediaVersion[]> {
  const rows = await db
    .selectFrom('media_version')
    .selectAll()
    .where('media_id', '=', mediaId)
    .where('proposed', '=', 0)
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return rows.map(toVersion)
}

function toVersion(row: Selectable<MediaVersionTable>): MediaVersion {
  return { ...row, renditions: JSON.parse(row.renditions) }
}

export type StoredBytes = Pick<
  MediaVersion,
  'stem' | 'name' | 'file_type' | 'file_size' | 'width' | 'height' | 'master' | 'renditions'
>

export async function listByStems(
  db: Db,
  stems: readonly string[],
): Promise<Map<string, StoredBytes>> {
  if (stems.length === 0) return new Map()
  const columns = [
    'stem',
    'name',
    'file_type',
    'file_size',
    'width',
    'height',
    'master',
    'renditions',
  ] as const
  const rows = await db
    .selectFrom('media')
    .select(columns)
    .where('stem', 'in', stems)
    .unionAll(db.selectFrom('media_version').select(columns).where('stem', 'in', stems))
    .execute()
  return new Map(
    rows.map((row) => [row.stem, { ...row, renditions: JSON.parse(row.renditions) }] as const),
  )
}
