import type { Tx } from '../tables.ts'
import type { IdempotentAnswerTable } from './idempotency-tables.ts'

export type KeyedRequest = Omit<IdempotentAnswerTable, 'answer'>

/**
 * Claims the key. Returns null when claimed, else the earlier request that has it. Waits for an open
 * transaction that has claimed it.
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

export async function deleteAnswersBefore(tx: Tx, moment: string): Promise<number> {
  const deleted = await tx
    .deleteFrom('idempotent_answer')
    .where('at', '<', moment)
    .executeTakeFirst()
  return Number(deleted.numDeletedRows)
}
