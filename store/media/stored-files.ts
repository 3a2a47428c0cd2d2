import type { Db, Tx } from '../tables.ts'
import type { Rendition } from './media.ts'

/** What a row, current or former, says of its bytes. */
export interface StoredRow {
  kind: 'file' | 'version'
  id: number
  name: string
  file_type: string
  stem: string
  master: string | null
  renditions: Rendition[]
}

/** How many rows are read at once. */
const batch = 500

const columns = ['id', 'name', 'file_type', 'stem', 'master', 'renditions'] as const

/** Every file of the library, deleted or not, and every former version, in batches. */
export async function* listStoredFiles(db: Db): AsyncIterable<StoredRow[]> {
  for (const [kind, table] of [
    ['file', 'media'],
    ['version', 'media_version'],
  ] as const) {
    for (let last = 0; ; ) {
      const rows = await db
        .selectFrom(table)
        .select(columns)
        .where('id', '>', last)
        .orderBy('id')
        .limit(batch)
        .execute()
      const next = rows.at(-1)
      if (!next) break
      last = next.id
      yield rows.map((row) => ({ ...row, kind, renditions: JSON.parse(row.renditions) }))
    }
  }
}

/** Writes down which copies are left of a picture; the others are made again. */
export async function noteMissingCopies(
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
