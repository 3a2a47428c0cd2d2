import { sql } from 'kysely'
import type { Db, Tx } from '../tables.ts'
import type { Rendition } from './media.ts'

export interface StoredRow {
  kind: 'file' | 'version' | 'screenshot'
  id: number
  name: string
  file_type: string
  stem: string
  master: string | null
  renditions: Rendition[]
  copies_due: number
}

const batch = 500

export async function* listStoredFiles(db: Db): AsyncIterable<StoredRow[]> {
  yield* inBatches((last) => files(db).where('id', '>', last).orderBy('id').limit(batch).execute())
  yield* inBatches((last) =>
    versions(db).where('id', '>', last).orderBy('id').limit(batch).execute(),
  )
  yield* inBatches((last) =>
    screenshots(db).where('id', '>', last).orderBy('id').limit(batch).execute(),
  )
}

export async function findStoredFile(db: Db, stem: string): Promise<StoredRow | undefined> {
  const row =
    (await files(db).where('stem', '=', stem).executeTakeFirst()) ??
    (await versions(db).where('stem', '=', stem).executeTakeFirst()) ??
    (await screenshots(db).where('stem', '=', stem).executeTakeFirst())
  return row && toRow(row)
}

async function* inBatches(after: (last: number) => Promise<Row[]>): AsyncIterable<StoredRow[]> {
  for (let rows = await after(0); rows.length > 0; rows = await after(rows.at(-1)?.id ?? 0)) {
    yield rows.map(toRow)
  }
}

type Row = Omit<StoredRow, 'renditions'> & { renditions: string }

const columns = ['id', 'name', 'file_type', 'stem', 'master', 'renditions'] as const

function files(db: Db) {
  return db
    .selectFrom('media')
    .select([...columns, 'copies_due'])
    .select(sql<StoredRow['kind']>`'file'`.as('kind'))
}

function versions(db: Db) {
  return db
    .selectFrom('media_version')
    .select([...columns, sql<number>`0`.as('copies_due')])
    .select(sql<StoredRow['kind']>`'version'`.as('kind'))
}

function screenshots(db: Db) {
  return db
    .selectFrom('ticket_screenshot')
    .select(['id', 'name', 'file_type', 'stem', 'suffix as master'])
    .select([
      sql<string>`'[]'`.as('renditions'),
      sql<number>`0`.as('copies_due'),
      sql<StoredRow['kind']>`'screenshot'`.as('kind'),
    ])
}

function toRow(row: Row): StoredRow {
  return { ...row, renditions: JSON.parse(row.renditions) }
}

/** Writes the copies that still exist; the others are made again. */
export async function markMissingCopies(
  tx: Tx,
  { id, stem }: Pick<StoredRow, 'id' | 'stem'>,
  left: readonly Rendition[],
): Promise<void> {
  await tx
    .updateTable('media')
    .set({ renditions: JSON.stringify(left), copies_due: 1, copy_tries: 0 })
    .where('id', '=', id)
    .where('stem', '=', stem)
    .execute()
}
