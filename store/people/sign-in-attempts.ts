import type { Db, Tx } from '../tables.ts'

/** What tries are counted by. */
export interface AttemptKey {
  column: 'account_key' | 'address'
  value: string
}

/**
 * Lets one transaction at a time count and reserve tries, on every node: it holds one row until it
 * ends. Counting without it would let tries that start together all see the same count.
 */
export async function takeSignInTurn(tx: Tx, now: string): Promise<void> {
  await tx
    .insertInto('fact')
    .values({ name: 'last_sign_in_attempt', value: now })
    .onConflict((row) => row.column('name').doUpdateSet({ value: now }))
    .execute()
}

/** When the newest tries since `since` were made, at most `most` of them, newest first. */
export async function listAttemptTimes(
  db: Db,
  { column, value }: AttemptKey,
  since: string,
  most: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('sign_in_attempt')
    .select('at')
    .where(column, '=', value)
    .where('at', '>', since)
    .orderBy('at', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ at }) => at)
}

/** Keeps a try and gives its id. */
export async function addAttempt(
  tx: Tx,
  attempt: { account_key: string; address: string; at: string },
): Promise<number> {
  const insert = tx.insertInto('sign_in_attempt').values(attempt).returning('id')
  return (await insert.executeTakeFirstOrThrow()).id
}

/** Forgets one try. */
export async function removeAttempt(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('sign_in_attempt').where('id', '=', id).execute()
}

/** Forgets every try on an account. */
export async function removeAttemptsOn(tx: Tx, accountKey: string): Promise<void> {
  await tx.deleteFrom('sign_in_attempt').where('account_key', '=', accountKey).execute()
}

/** Forgets tries that count no more. */
export async function removeAttemptsUntil(tx: Tx, until: string): Promise<void> {
  await tx.deleteFrom('sign_in_attempt').where('at', '<=', until).execute()
}
