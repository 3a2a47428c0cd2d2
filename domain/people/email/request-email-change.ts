import { limits } from '#catalogue/limits.ts'
import { messages, waitMessage } from '#catalogue/messages/messages.ts'
import { peopleMessages } from '#catalogue/people/people-messages.ts'
import { addMilliseconds } from '#catalogue/time/add-milliseconds.ts'
import type { Actor } from '#domain/actor.ts'
import { queueMail } from '#domain/mail-queue/queue-mail.ts'
import { invalid, Problem } from '#domain/problem.ts'
import type { Services } from '#domain/services.ts'
import { countMailsTo, dropMails } from '#store/mail/mails.ts'
import { addEmailChange } from '#store/people/email-changes.ts'
import { foldedLogin, storedLogin } from '#store/people/folded-login.ts'
import { findPerson, lockSignedInPerson, type Person } from '#store/people/people.ts'
import { removeAttempt } from '#store/people/sign-in-attempts.ts'
import type { Tx } from '#store/tables.ts'
import { linkLife } from '../links/link-life.ts'
import { targetOf } from '../sign-in/target.ts'
import { verifyCounted } from '../sign-in/verify-counted.ts'
import { requireFreeNames } from '../users/require-free-names.ts'

const hour = 3_600_000

/**
 * Requests a new e-mail for the actor, which replaces the current one once it is confirmed within
 * 24 hours; the current address is warned. Throws `Problem('invalid')` for a wrong password or a
 * taken address, and `Problem('too-many')`.
 */
export async function requestEmailChange(
  services: Pick<Services, 'store' | 'now'>,
  actor: Actor,
  from: { address: string },
  typed: { email: string; password: string },
): Promise<void> {
  const { store, now } = services
  const person = await findPerson(store.db, actor.id)
  if (!person) throw new Problem('unauthenticated', messages.unauthenticated)
  const email = storedLogin(typed.email)
  if (foldedLogin(email) === foldedLogin(person.email)) {
    throw invalid({ email: [peopleMessages.emailSame] })
  }
  const target = targetOf(person, person.username, from.address)
  const { isRight, attempt } = await verifyCounted(services, target, typed.password)
  if (!isRight) throw invalid({ current_password: [peopleMessages.passwordWrong] })
  await store.write(async (tx) => {
    if (!(await lockSignedInPerson(tx, person))) {
      throw new Problem('conflict', peopleMessages.changedMeanwhile)
    }
    await removeAttempt(tx, attempt)
    await requireFreeNames(tx, { id: person.id, email })
    await limitRequests(tx, now(), person.id)
    await ask(tx, now(), person, email)
  })
}

async function ask(tx: Tx, now: string, person: Person, email: string): Promise<void> {
  const expires_at = addMilliseconds(now, linkLife.email)
  await addEmailChange(tx, { person_id: person.id, email, asked_at: now, expires_at })
  await dropMails(tx, now, person.id, ['email-confirm'])
  const mail = { personId: person.id, payload: { email } }
  await queueMail(tx, now, { ...mail, kind: 'email-confirm', address: email })
  await queueMail(tx, now, { ...mail, kind: 'email-asked', address: person.email })
}

/** Limits the mails that one person can send to arbitrary addresses. */
async function limitRequests(tx: Tx, now: string, personId: number): Promise<void> {
  const since = addMilliseconds(now, -hour)
  const sent = await countMailsTo(tx, { personId, kind: 'email-confirm', since })
  if (sent < limits.mail.linksAnHour) return
  const retryAfter = hour / 1000
  throw new Problem('too-many', waitMessage(retryAfter), { retryAfter })
}
