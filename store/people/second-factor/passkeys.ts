import type { Insertable, Selectable } from 'kysely'
import type { Db, Tx } from '#store/tables.ts'
import type { PasskeyTable } from './second-factor-tables.ts'

export type Passkey = Selectable<PasskeyTable>

export async function listPasskeys(db: Db, personId: number): Promise<Passkey[]> {
  return db
    .selectFrom('passkey')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('id')
    .execute()
}

export async function findPasskey(db: Db, credentialId: string): Promise<Passkey | undefined> {
  return db
    .selectFrom('passkey')
    .selectAll()
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()
}

/** Throws a unique violation (`isTaken`) when the passkey exists. */
export async function addPasskey(tx: Tx, row: Insertable<PasskeyTable>): Promise<void> {
  await tx.insertInto('passkey').values(row).execute()
}

/** Returns false when the counter does not grow: the key was cloned. Without a counter it is 0. */
export async function recordPasskeyUse(
  tx: Tx,
  id: number,
  { counter, now }: { counter: number; now: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('passkey')
    .set({ counter, last_used_at: now })
    .where('id', '=', id)
    .where('counter', counter === 0 ? '=' : '<', counter)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function removePasskey(tx: Tx, personId: number, id: number | null): Promise<boolean> {
  const passkeys = tx.deleteFrom('passkey').where('person_id', '=', personId)
  const { numDeletedRows } = await (id === null
    ? passkeys
    : passkeys.where('id', '=', id)
  ).executeTakeFirst()
  return numDeletedRows > 0n
}
