import { mailMessages } from '#catalogue/mail/mail-messages.ts'
import { mailKinds } from '#catalogue/wire/mails.ts'
import type { Actor } from '#domain/actor.ts'
import { recordChanges } from '#domain/people/users/record-change.ts'
import { Problem } from '#domain/problem.ts'
import { discardFailedMail, findFailedMail } from '#store/mail/failed-mails.ts'
import type { Tx } from '#store/tables.ts'

/** Drops a mail that was given up. Refuses one that is not among them any more (404). */
export async function discardMail(tx: Tx, actor: Actor, now: string, id: number): Promise<void> {
  const mail = await findFailedMail(tx, { kinds: mailKinds, now }, id)
  if (!mail || !(await discardFailedMail(tx, id, now))) {
    throw new Problem('not-found', mailMessages.none)
  }
  const changes = { mail: { before: '', after: mail.kind } }
  await recordChanges(tx, actor, now, [
    { personId: mail.person_id, step: 'mail-discarded', changes },
  ])
}
