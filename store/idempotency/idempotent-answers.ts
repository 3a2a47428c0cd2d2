import type { Tx } from '../tables.ts'
import type { IdempotentAnswerTable } from './idempotency-tables.ts'

export type KeyedRequest = Omit<IdempotentAnswerTable, 'answer'>

/**
 * Claims a key for this transaction and returns null, or returns the request that has it. Waits for
 * another transaction that has claimed it, so that two at once never both run.
 */
export async function claimKey(
  tx: Tx,
  request: KeyedRequest,
): Promise<Pick<IdempotentAnswerTable, 'request' | 'answer'> | null> {
  const claimed = await tx
    .insertInto('idempotent_answer')
    .values({ ...request, answer: '' })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  if (claimed) return null
  return tx
    .selectFrom('idempotent_answer')
    .select(['request', 'answer'])
    .where('person_id', '=', request.person_id)
    .where('key', '=', request.key)
    .executeTakeFirstOrThrow()
}

/** Stores the answer under the key that this transaction has claimed. */
export async function storeAnswer(
  tx: Tx,
  { person_id, key }: KeyedRequest,
  answer: string,
): Promise<void> {
  await tx
    .updateTable('idempotent_answer')
    .set({ answer })
    .where('person_id', '=', person_id)
    .where('key', '=', key)
    .execute()
}

/** Deletes the answers older than a moment, and returns how many that were. */
export async function deleteAnswersBefore(tx: Tx, moment: string): Promise<number> {
  const gone = await tx.deleteFrom('idempotent_answer').where('at', '<', moment).executeTakeFirst()
  return Number(gone.numDeletedRows)
}
