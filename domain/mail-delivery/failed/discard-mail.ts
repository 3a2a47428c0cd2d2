import { mailMessages } from '#catalogue/mail/mail-messages.ts'
import { mailKinds } from '#catalogue/wire/mails.ts'
import type { Context } from '#domain/context.ts'
import { recordChanges } from '#domain/people/users/record-change.ts'
import { Problem } from '#domain/problem.ts'
import { discardFailedMail, findFailedMail } from '#store/mail/failed-mails.ts'

/** Discards a failed mail. Throws `Problem('not-found')` when it is no longer there. */
export async function discardMail(context: Context, id: number): Promise<void> {
  const { db, now } = context
  const mail = await findFailedMail(db, { kinds: mailKinds, now }, id)
  if (!mail || !(await discardFailedMail(db, id, now))) {
    throw new Problem('not-found', mailMessages.none)
  }
  const changes = { mail: { before: '', after: mail.kind } }
  await recordChanges(context, [{ personId: mail.person_id, step: 'mail-discarded', changes }])
}
