import { countRows } from '#store/count-rows.ts'
import type { Db, Tx } from '#store/tables.ts'

export async function replaceRecoveryCodes(
  tx: Tx,
  personId: number,
  hashes: readonly string[],
): Promise<void> {
  await tx.deleteFrom('recovery_code').where('person_id', '=', personId).execute()
  if (hashes.length === 0) return
  const rows = hashes.map((code_hash) => ({ code_hash, person_id: personId }))
  await tx.insertInto('recovery_code').values(rows).execute()
}

export async function countRecoveryCodes(db: Db, personId: number): Promise<number> {
  return countRows(db.selectFrom('recovery_code').where('person_id', '=', personId))
}

export async function takeRecoveryCode(
  tx: Tx,
  personId: number,
  codeHash: string,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('recovery_code')
    .where('code_hash', '=', codeHash)
    .where('person_id', '=', personId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}
