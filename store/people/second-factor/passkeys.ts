import type { Insertable, Selectable } from 'kysely'
import type { Db, Tx } from '#store/tables.ts'
import type { PasskeyTable } from './second-factor-tables.ts'

export type Passkey = Selectable<PasskeyTable>

/** A person's passkeys, the first made first. */
export async function listPasskeys(db: Db, personId: number): Promise<Passkey[]> {
  return db
    .selectFrom('passkey')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('id')
    .execute()
}

/** The passkey that a device calls so, whoever's it is, or undefined. */
export async function findPasskey(db: Db, credentialId: string): Promise<Passkey | undefined> {
  return db
    .selectFrom('passkey')
    .selectAll()
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()
}

/** Keeps a passkey. Throws a unique violation (`isTaken`) where it is kept already. */
export async function addPasskey(tx: Tx, row: Insertable<PasskeyTable>): Promise<void> {
  await tx.insertInto('passkey').values(row).execute()
}

/**
 * Notes that a passkey has signed. False where it has gone, or where its count does not go up: then
 * two devices have it, or somebody sends an answer twice. Devices that do not count say 0.
 */
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

/** Forgets one of a person's passkeys, or with null all of them. False where there was none. */
export async function removePasskey(tx: Tx, personId: number, id: number | null): Promise<boolean> {
  const own = tx.deleteFrom('passkey').where('person_id', '=', personId)
  const { numDeletedRows } = await (id === null ? own : own.where('id', '=', id)).executeTakeFirst()
  return numDeletedRows > 0n
}
