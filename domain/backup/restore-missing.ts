import { stemOf } from '#store/media/files.ts'
import { findStoredFile, markMissingCopies } from '#store/media/stored-files.ts'
import type { Tx } from '#store/tables.ts'

/** Marks pictures with missing copies, which the server makes again from the original. */
export async function restoreMissing(tx: Tx, missing: readonly string[]): Promise<void> {
  for (const [stem, names] of Map.groupBy(missing, stemOf)) {
    const row = await findStoredFile(tx, stem)
    if (!row?.master || row.kind === 'version' || names.includes(`${stem}-${row.master}`)) continue
    const left = row.renditions.filter(({ suffix }) => !names.includes(`${stem}-${suffix}`))
    await markMissingCopies(tx, row, left)
  }
}
