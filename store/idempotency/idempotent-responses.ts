import type { Tx } from '../tables.ts'
import type { IdempotentResponseTable } from './idempotency-tables.ts'

export type KeyedRequest = Omit<IdempotentResponseTable, 'answer'>

/**
 * Claims the key. Returns null when claimed, else the earlier request that has it. Waits for an open
 * transaction that has claimed it.
 */
export async function claimKey(
  tx: Tx,
  request: KeyedRequest,
): Promise<Pick<IdempotentResponseTable, 'request' | 'answer'> | null> {
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

export async function storeResponse(
  tx: Tx,
  { person_id, key }: KeyedRequest,
  response: string,
): Promise<void> {
  await tx
    .updateTable('idempotent_answer')
    .set({ answer: response })
    .where('person_id', '=', person_id)
    .where('key', '=', key)
    .execute()
}

export async function deleteResponsesBefore(tx: Tx, moment: string): Promise<number> {
  const deleted = await tx
    .deleteFrom('idempotent_answer')
    .where('at', '<', moment)
    .executeTakeFirst()
  return Number(deleted.numDeletedRows)
}
