import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Language } from '#catalogue/languages.ts'
import { foldText } from '#catalogue/text/fold-text.ts'
import type { Db, Tx } from '../tables.ts'
import type { MediaTable } from './media-tables.ts'

/** A copy of a picture at `/media/{stem}-{suffix}`. */
export interface Rendition {
  width: number
  type: 'image/webp' | 'image/avif' | 'image/jpeg' | 'image/png'
  suffix: string
  crop?: 'social'
  /** To verify the bytes (`withDigest`); missing on copies of earlier versions. */
  size?: number
  sha256?: string
}

export interface Media extends Omit<Selectable<MediaTable>, 'renditions' | 'alts'> {
  renditions: Rendition[]
  alts: AltTexts
}

export type AltTexts = Partial<Record<Language, string>>

export async function listMediaByIds(db: Db, ids: readonly number[]): Promise<Media[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('media')
    .selectAll()
    .where('id', 'in', [...new Set(ids)])
    .where('deleted_at', 'is', null)
    .execute()
  return rows.map(toMedia)
}

/** Returns files with those that were deleted and are still stored. */
export async function listStoredMedia(db: Db, ids: readonly number[]): Promise<Media[]> {
  if (ids.length === 0) return []
  return (await db.selectFrom('media').selectAll().where('id', 'in', ids).execute()).map(toMedia)
}

export async function findMedia(db: Db, id: number): Promise<Media | undefined> {
  const row = await db.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toMedia(row)
}

export async function findMediaByBytes(db: Db, sha256: string): Promise<Media | undefined> {
  const row = await db
    .selectFrom('media')
    .selectAll()
    .where('sha256', '=', sha256)
    .orderBy((eb) => eb.case().when('deleted_at', 'is', null).then(0).else(1).end())
    .orderBy('id')
    .executeTakeFirst()
  return row && toMedia(row)
}

/** Locks files, so that none is deleted while a revision that uses it is saved. */
export async function lockMedia(tx: Tx, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .updateTable('media')
    .set((eb) => ({ holds: eb('holds', '+', 1) }))
    .where('id', 'in', [...new Set(ids)])
    .where('deleted_at', 'is', null)
    .returning(['id', 'file_type'])
    .execute()
  return new Map(rows.map(({ id, file_type }) => [id, file_type]))
}

export type NewMedia = Omit<Insertable<MediaTable>, 'renditions' | 'search_name' | 'alts'> & {
  renditions: Rendition[]
}

export async function addMedia(tx: Tx, media: NewMedia): Promise<number> {
  const row = await tx
    .insertInto('media')
    .values({
      updated_at: media.created_at,
      ...media,
      search_name: foldText(media.name),
      renditions: JSON.stringify(media.renditions),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export type MediaChange = Omit<
  Updateable<MediaTable>,
  'renditions' | 'version' | 'search_name' | 'alts'
> & {
  renditions?: Rendition[]
  alts?: AltTexts
}

/** Returns false when the file is deleted or, with `version`, has another one. */
export async function changeMedia(
  tx: Tx,
  expected: { id: number; version?: number },
  { renditions, alts, ...rest }: MediaChange,
): Promise<boolean> {
  let query = tx
    .updateTable('media')
    .set((eb) => ({
      ...rest,
      ...(rest.name === undefined ? {} : { search_name: foldText(rest.name) }),
      ...(renditions ? { renditions: JSON.stringify(renditions) } : {}),
      ...(alts ? { alts: JSON.stringify(alts) } : {}),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', expected.id)
    .where('deleted_at', 'is', null)
  if (expected.version !== undefined) query = query.where('version', '=', expected.version)
  const result = await query.executeTakeFirst()
  return result.numUpdatedRows === 1n
}

export async function deleteMedia(
  tx: Tx,
  id: number,
  by: { deleted_at: string; deleted_by: number },
): Promise<boolean> {
  const result = await tx
    .updateTable('media')
    .set({ ...by, updated_at: by.deleted_at })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

export async function restoreMedia(tx: Tx, id: number, now: string): Promise<boolean> {
  const result = await tx
    .updateTable('media')
    .set((eb) => ({
      deleted_at: null,
      deleted_by: null,
      updated_at: now,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

export function toMedia(row: Selectable<MediaTable>): Media {
  return { ...row, renditions: JSON.parse(row.renditions), alts: JSON.parse(row.alts) }
}

export type StemFile = Pick<Media, 'name' | 'file_size' | 'sha256' | 'renditions'>

/** Returns the file that has or had bytes with this stem, unless it is deleted. */
export async function findByStem(db: Db, stem: string): Promise<StemFile | undefined> {
  const current = await db
    .selectFrom('media')
    .select(['name', 'file_size', 'sha256', 'renditions'])
    .where('stem', '=', stem)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  const row =
    current ??
    (await db
      .selectFrom('media_version')
      .innerJoin('media', 'media.id', 'media_version.media_id')
      .select(['media_version.name', 'media_version.file_size'])
      .select(['media_version.sha256', 'media_version.renditions'])
      .where('media_version.stem', '=', stem)
      .where('media.deleted_at', 'is', null)
      .executeTakeFirst())
  return row && { ...row, renditions: JSON.parse(row.renditions) }
}
