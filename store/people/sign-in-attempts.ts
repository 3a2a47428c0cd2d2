import type { Db, Tx } from '../tables.ts'

export interface SignInAttempt {
  account_key: string
  address: string
  at: string
}

/** Otherwise attempts at the same time would all see the same count. */
export async function lockSignInAttempts(tx: Tx, now: string): Promise<void> {
  await tx
    .insertInto('fact')
    .values({ name: 'last_sign_in_attempt', value: now })
    .onConflict((row) => row.column('name').doUpdateSet({ value: now }))
    .execute()
}

export async function listAttempts(
  db: Db,
  { account_key, address }: Omit<SignInAttempt, 'at'>,
  since: string,
): Promise<SignInAttempt[]> {
  const tries = () =>
    db
      .selectFrom('sign_in_attempt')
      .select(['id', 'account_key', 'address', 'at'])
      .where('at', '>', since)
  // Two queries, each with its own index; `union` removes duplicates.
  return tries()
    .where('account_key', '=', account_key)
    .union(tries().where('address', '=', address))
    .orderBy('at', 'desc')
    .execute()
}

export async function addAttempt(tx: Tx, attempt: SignInAttempt): Promise<number> {
  const insert = tx.insertInto('sign_in_attempt').values(attempt).returning('id')
  return (await insert.executeTakeFirstOrThrow()).id
}

export async function removeAttempt(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('sign_in_attempt').where('id', '=', id).execute()
}

export async function removeAttempts(
  tx: Tx,
  { account_key, address }: Omit<SignInAttempt, 'at'>,
): Promise<void> {
  await tx
    .deleteFrom('sign_in_attempt')
    .where('account_key', '=', account_key)
    .where('address', '=', address)
    .execute()
}

/** A clock that was ahead wrote attempts in the future: they would block sign-in until then. */
export async function moveAttemptsBack(tx: Tx, now: string): Promise<void> {
  await tx.updateTable('sign_in_attempt').set({ at: now }).where('at', '>', now).execute()
}

export async function removeAttemptsUntil(tx: Tx, until: string): Promise<void> {
  await tx.deleteFrom('sign_in_attempt').where('at', '<=', until).execute()
}
