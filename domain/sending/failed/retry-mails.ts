import { limits } from '#catalogue/limits.ts'
import { mailMessages } from '#catalogue/mail/mail-messages.ts'
import { mailKinds } from '#catalogue/wire/mails.ts'
import type { Context } from '#domain/context.ts'
import { attemptsInSeries } from '#domain/mail/retry-delays.ts'
import { recordChanges } from '#domain/people/users/record-change.ts'
import { Problem } from '#domain/problem.ts'
import {
  type FailedMailRow,
  findFailedMail,
  listToRetry,
  putBackMails,
} from '#store/mail/failed-mails.ts'

/**
 * Lets a mail that was given up leave again; its links are made as it leaves. Refuses one that is not
 * among them any more (404), and one that nobody could write or read (409).
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
 * The same for all of them that can be sent, the newest first and so many at a time as
 * `limits.mail.retried` says. One that may have arrived is left to be decided by itself. Gives how many.
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
