import type { Selectable } from 'kysely'
import type { Db, Tx } from '#store/tables.ts'
import type { AuthenticatorTable } from './second-factor-tables.ts'

type Authenticator = Selectable<AuthenticatorTable>

export async function findAuthenticator(
  db: Db,
  personId: number,
): Promise<Authenticator | undefined> {
  return db
    .selectFrom('authenticator')
    .selectAll()
    .where('person_id', '=', personId)
    .executeTakeFirst()
}

/** Stores the secret of an app being set up, in place of an unconfirmed one. */
export async function addAuthenticator(
  tx: Tx,
  row: Pick<Authenticator, 'person_id' | 'sealed' | 'created_at'>,
): Promise<void> {
  const { sealed, created_at } = row
  await tx
    .insertInto('authenticator')
    .values({ ...row, confirmed_at: null, last_step: 0 })
    .onConflict((conflict) =>
      conflict
        .column('person_id')
        .doUpdateSet({ sealed, created_at })
        .where('authenticator.confirmed_at', 'is', null),
    )
    .execute()
}

/** Returns false when it is confirmed already or was replaced. */
export async function confirmAuthenticator(
  tx: Tx,
  { person_id, sealed }: Pick<Authenticator, 'person_id' | 'sealed'>,
  { step, now }: { step: number; now: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('authenticator')
    .set({ confirmed_at: now, last_step: step })
    .where('person_id', '=', person_id)
    .where('sealed', '=', sealed)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Returns false when the code of this step or a later one was used. */
export async function spendTimeStep(tx: Tx, personId: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('authenticator')
    .set({ last_step: step })
    .where('person_id', '=', personId)
    .where('confirmed_at', 'is not', null)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function removeAuthenticator(tx: Tx, personId: number): Promise<void> {
  await tx.deleteFrom('authenticator').where('person_id', '=', personId).execute()
}
