import type { EmailChange } from '#catalogue/wire/users.ts'
import type { Actor } from '#domain/actor.ts'
import { dropMails } from '#store/mail/mails.ts'
import { findEmailChange, removeEmailChange } from '#store/people/email-changes.ts'
import type { Db, Tx } from '#store/tables.ts'

/** The e-mail that somebody has asked for and that has not confirmed yet, or null. */
export async function viewEmailChange(
  db: Db,
  actor: Actor,
  now: string,
): Promise<EmailChange | null> {
  const asked = await findEmailChange(db, actor.id, now)
  return asked ? { email: asked.email, expires_at: asked.expires_at } : null
}

/** Takes it back: the link in the mail is good no more, and one that has not left stays here. */
export async function cancelEmailChange(tx: Tx, actor: Actor, now: string): Promise<void> {
  await removeEmailChange(tx, actor.id)
  await dropMails(tx, now, actor.id, ['email-confirm'])
}
