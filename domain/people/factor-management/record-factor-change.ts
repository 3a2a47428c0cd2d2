import type { Context } from '#domain/context.ts'
import type { FactorChange } from '#domain/mail-queue/mail-kinds.ts'
import { queueMail } from '#domain/mail-queue/queue-mail.ts'
import { type Changes, recordChange } from '../users/record-change.ts'

/** Logs a change of a person's second factor, and warns the owner by mail. */
export async function recordFactorChange(
  context: Context,
  { personId, step, changes = {} }: { personId: number; step: FactorChange; changes?: Changes },
): Promise<void> {
  const { db, now } = context
  await recordChange(context, { personId, step, changes })
  await queueMail(db, now, { personId, kind: 'factor-changed', payload: { at: now, step } })
}
