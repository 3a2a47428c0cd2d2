import { limits } from '#catalogue/limits.ts'
import { mailMessages } from '#catalogue/mail/mail-messages.ts'
import { mailKinds } from '#catalogue/wire/mails.ts'
import type { Context } from '#domain/context.ts'
import { attemptsInSeries } from '#domain/mail-queue/retry-delays.ts'
import { recordChanges } from '#domain/people/users/record-change.ts'
import { Problem } from '#domain/problem.ts'
import {
  type FailedMailRow,
  findFailedMail,
  listToRetry,
  putBackMails,
} from '#store/mail/failed-mails.ts'

/**
 * Queues a failed mail again; its links are created when it is sent. Throws `Problem('not-found')` when
 * it is no longer there, and `Problem('conflict')` when it cannot be sent.
 */
export async function retryMail(context: Context, id: number): Promise<void> {
  const { db, now } = context
  const mail = await findFailedMail(db, { kinds: mailKinds, now }, id)
  if (!mail) throw new Problem('not-found', mailMessages.none)
  if (mail.can_retry !== 1) throw new Problem('conflict', mailMessages.cannot)
  if ((await putBack(context, [mail])) === 0) {
    throw new Problem('not-found', mailMessages.none)
  }
}

/**
 * Queues all failed mails again that can be sent, the newest first, at most `limits.mail.retried`. One
 * that may have arrived is left for a decision of its own. Returns how many.
 */
export async function retryAllMails(context: Context): Promise<number> {
  const { db, now } = context
  const mails = await listToRetry(db, { kinds: mailKinds, now }, limits.mail.retried)
  return putBack(context, mails)
}

async function putBack(context: Context, mails: readonly FailedMailRow[]): Promise<number> {
  const { db, now } = context
  const ids = mails.map(({ id }) => id)
  const put = new Set(await putBackMails(db, ids, { now, series: attemptsInSeries }))
  const lines = mails
    .filter(({ id }) => put.has(id))
    .map(({ person_id: personId, kind }) => {
      return {
        personId,
        step: 'mail-retried',
        changes: { mail: { before: '', after: kind } },
      } as const
    })
  await recordChanges(context, lines)
  return put.size
}
