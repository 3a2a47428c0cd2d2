import type { Actor } from '#domain/actor.ts'
import type { FactorChange } from '#domain/mail/mail-kinds.ts'
import { putMail } from '#domain/mail/put-mail.ts'
import type { Tx } from '#store/tables.ts'
import { type Changes, recordChange } from '../users/record-change.ts'

/** Writes down a change of somebody's second factor, and tells its owner, who may not have made it. */
export async function recordFactorChange(
  tx: Tx,
  actor: Actor,
  at: string,
  { personId, step, changes = {} }: { personId: number; step: FactorChange; changes?: Changes },
): Promise<void> {
  await recordChange(tx, actor, at, { personId, step, changes })
  await putMail(tx, at, { personId, kind: 'factor-changed', payload: { at, step } })
}
