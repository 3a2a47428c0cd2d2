import type { Selectable } from 'kysely'
import { foldText } from '#catalogue/text/fold-text.ts'
import { containsFolded } from '../contains.ts'
import { countRows } from '../count-rows.ts'
import type { Db, Tx } from '../tables.ts'
import type { MediaOrder } from './list-media.ts'
import { type Media, toMedia } from './media.ts'
import type { FolderTable } from './media-tables.ts'

export type Folder = Omit<Selectable<FolderTable>, 'search_name'>

export interface FolderSize {
  count: number
  bytes: number
}

const columns = ['id', 'name', 'created_at'] as const

export function findFolder(db: Db, id: number): Promise<Folder | undefined> {
  return db.selectFrom('folder').select(columns).where('id', '=', id).executeTakeFirst()
}

export function listFolders(
  db: Db,
  search: string,
  { by, direction }: MediaOrder,
  page: { limit: number; offset: number },
): Promise<Folder[]> {
  return searched(db, search)
    .select(columns)
    .orderBy(by === 'name' ? 'search_name' : 'id', direction)
    .limit(page.limit)
    .offset(page.offset)
    .execute()
}

export async function countFolders(db: Db, search: string): Promise<number> {
  return countRows(searched(db, search))
}

export async function sizeFolders(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, FolderSize>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('media')
    .select((eb) => [
      'folder_id',
      eb.fn.countAll<number>().as('count'),
      eb.fn.sum<number>('file_size').as('bytes'),
    ])
    .where('folder_id', 'in', ids)
    .where('deleted_at', 'is', null)
    .groupBy('folder_id')
    .execute()
  return new Map(
    rows.map((row) => [row.folder_id, { count: Number(row.count), bytes: Number(row.bytes) }]),
  )
}

export async function listNewestInFolders(
  db: Db,
  ids: readonly number[],
  most: number,
): Promise<Media[]> {
  if (ids.length === 0) return []
  const oldestShown = db
    .selectFrom('folder')
    .select(({ selectFrom, fn, val }) => [
      'folder.id',
      fn
        .coalesce(
          selectFrom('media as file')
            .select('file.id')
            .whereRef('file.folder_id', '=', 'folder.id')
            .where('file.deleted_at', 'is', null)
            .orderBy('file.id', 'desc')
            .limit(1)
            .offset(most - 1),
          val(0),
        )
        .as('oldest'),
    ])
    .where('folder.id', 'in', ids)
    .as('shown')
  const rows = await db
    .selectFrom(oldestShown)
    .innerJoin('media', (join) =>
      join
        .onRef('media.folder_id', '=', 'shown.id')
        .onRef('media.id', '>=', 'shown.oldest')
        .on('media.deleted_at', 'is', null),
    )
    .selectAll('media')
    .orderBy('media.id', 'desc')
    .execute()
  return rows.map(toMedia)
}

/** Returns all names, to reject look-alikes. */
export function listFolderNames(db: Db): Promise<{ id: number; name: string }[]> {
  return db.selectFrom('folder').select(['id', 'name']).execute()
}

/** Throws a unique violation (`isTaken`) when the name is taken. */
export async function addFolder(tx: Tx, name: string, now: string): Promise<number> {
  const row = await tx
    .insertInto('folder')
    .values({ name, search_name: foldText(name), created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export async function renameFolder(tx: Tx, id: number, name: string): Promise<boolean> {
  const result = await tx
    .updateTable('folder')
    .set({ name, search_name: foldText(name) })
    .where('id', '=', id)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** Moves its deleted files to another folder, from which they can be restored. */
export async function removeFolder(tx: Tx, id: number, leftTo: number): Promise<boolean> {
  await tx
    .updateTable('media')
    .set({ folder_id: leftTo })
    .where('folder_id', '=', id)
    .where('deleted_at', 'is not', null)
    .execute()
  const result = await tx.deleteFrom('folder').where('id', '=', id).executeTakeFirst()
  return result.numDeletedRows === 1n
}

function searched(db: Db, search: string) {
  const query = db.selectFrom('folder')
  const words = foldText(search)
  return words ? query.where(containsFolded('search_name', words)) : query
}
