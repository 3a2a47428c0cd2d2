import type { EmailChange } from '#catalogue/wire/users.ts'
import type { Context, ReadContext } from '#domain/context.ts'
import { dropMails } from '#store/mail/mails.ts'
import { findEmailChange, removeEmailChange } from '#store/people/email-changes.ts'

/** Returns the requested e-mail that is not confirmed yet, or null. */
export async function viewEmailChange({
  db,
  actor,
  now,
}: ReadContext): Promise<EmailChange | null> {
  const change = await findEmailChange(db, actor.id, now)
  return change ? { email: change.email, expires_at: change.expires_at } : null
}

/** Cancels the change: the mailed link no longer works, and a queued mail is dropped. */
export async function cancelEmailChange({ db, actor, now }: Context): Promise<void> {
  await removeEmailChange(db, actor.id)
  await dropMails(db, now, actor.id, ['email-confirm'])
}
