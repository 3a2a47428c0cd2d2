import type { Db, Tx } from '../tables.ts'

/** A try to sign in: on whom, from where, when. */
export interface SignInAttempt {
  /** Stands for a person or, where nobody has the name, for the name. */
  account_key: string
  address: string
  at: string
}

/**
 * Lets one transaction at a time count and reserve tries, on every node: it holds one row until it
 * ends. Counting without it would let tries that start together all see the same count.
 */
export async function lockSignInAttempts(tx: Tx, now: string): Promise<void> {
  await tx
    .insertInto('fact')
    .values({ name: 'last_sign_in_attempt', value: now })
    .onConflict((row) => row.column('name').doUpdateSet({ value: now }))
    .execute()
}

/** The tries since `since` that were made on an account or from an address, newest first. */
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
  // Two steps, each in an index of its own; a try that is both on and from comes once.
  return tries()
    .where('account_key', '=', account_key)
    .union(tries().where('address', '=', address))
    .orderBy('at', 'desc')
    .execute()
}

/** Keeps a try and gives its id. */
export async function addAttempt(tx: Tx, attempt: SignInAttempt): Promise<number> {
  const insert = tx.insertInto('sign_in_attempt').values(attempt).returning('id')
  return (await insert.executeTakeFirstOrThrow()).id
}

/** Forgets one try. */
export async function removeAttempt(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('sign_in_attempt').where('id', '=', id).execute()
}

/** Forgets the tries on an account from one address. */
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

/**
 * Moves tries to `now` that a clock ahead of today's has written later than that: they would count
 * for as long as it was ahead.
 */
export async function moveAttemptsBack(tx: Tx, now: string): Promise<void> {
  await tx.updateTable('sign_in_attempt').set({ at: now }).where('at', '>', now).execute()
}

/** Forgets tries that count no more. */
export async function removeAttemptsUntil(tx: Tx, until: string): Promise<void> {
  await tx.deleteFrom('sign_in_attempt').where('at', '<=', until).execute()
}
