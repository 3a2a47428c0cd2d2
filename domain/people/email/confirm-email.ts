import { peopleMessages } from '#catalogue/people/people-messages.ts'
import type { Context } from '#domain/context.ts'
import { queueMail } from '#domain/mail-queue/queue-mail.ts'
import { Problem } from '#domain/problem.ts'
import { findEmailChange, removeEmailChange, saveEmailToken } from '#store/people/email-changes.ts'
import { changePerson, findPerson, lockPeople } from '#store/people/people.ts'
import { removePersonLinks } from '#store/people/person-links.ts'
import type { Tx } from '#store/tables.ts'
import { hashOf, newToken } from '../token.ts'
import { recordChange } from '../users/record-change.ts'
import { requireFreeNames } from '../users/require-free-names.ts'
import { requireStillMay } from '../users/require-still-may.ts'

/**
 * Creates the token of the mail to a new address when it is sent. Null when the change was
 * cancelled meanwhile.
 */
export async function mintEmailToken(
  tx: Tx,
  now: string,
  personId: number,
  email: string,
): Promise<string | null> {
  const change = await findEmailChange(tx, personId, now)
  if (change?.email !== email) return null
  const { token, hash } = newToken()
  await saveEmailToken(tx, personId, hash)
  return token
}

/**
 * Sets the signed-in person's new e-mail by the token mailed to it. Only that person can, so a
 * mistyped address gives its owner nothing. Throws `Problem('not-found')` for a token that is
 * unknown, expired, used or somebody else's, and `Problem('invalid')` when the address is taken by
 * now.
 */
export async function confirmEmail(context: Context, token: string): Promise<{ email: string }> {
  const { db, actor, now } = context
  await lockPeople(db, now)
  await requireStillMay(db, actor, true)
  const change = await findEmailChange(db, actor.id, now)
  const person = await findPerson(db, actor.id)
  if (!person || !change?.token_hash || change.token_hash !== hashOf(token)) {
    throw new Problem('not-found', peopleMessages.linkOver)
  }
  const { id, username, first_name, last_name, role, active, scope } = person
  const { email } = change
  await requireFreeNames(db, { id, email })
  await changePerson(db, { id, username, first_name, last_name, role, active, email, scope })
  await removeEmailChange(db, id)
  await removePersonLinks(db, id)
  const changes = { email: { before: person.email, after: email } }
  await recordChange(context, { personId: id, step: 'change', changes })
  const payload = { email }
  await queueMail(db, now, { personId: id, kind: 'email-changed', payload, address: person.email })
  return { email }
}
