import { messages } from '#catalogue/messages/messages.ts'
import { newPasswordErrors } from '#catalogue/people/password-faults.ts'
import { peopleMessages } from '#catalogue/people/people-messages.ts'
import type { Actor } from '#domain/actor.ts'
import { queueMail } from '#domain/mail-queue/queue-mail.ts'
import { invalid, Problem } from '#domain/problem.ts'
import type { Services } from '#domain/services.ts'
import { changePasswordHash, findPerson, lockSignedInPerson } from '#store/people/people.ts'
import { removeAttempt } from '#store/people/sign-in-attempts.ts'
import { endLinks } from '../end-links.ts'
import { endSessions } from '../end-sessions.ts'
import { hashPassword } from '../password.ts'
import { targetOf } from '../sign-in/target.ts'
import { verifyCounted } from '../sign-in/verify-counted.ts'
import { recordChange } from './record-change.ts'

interface TypedPasswords {
  current: string
  password: string
  confirmation: string
}

/**
 * Changes the actor's password; ends their other sessions and password links. Throws
 * `Problem('invalid')` for a wrong current password, a weak one and two that differ; attempts count
 * as attempts to sign in.
 * @param from the session's token hash and the client's real address
 */
export async function changePassword(
  services: Pick<Services, 'store' | 'now'>,
  actor: Actor,
  from: { tokenHash: string; address: string },
  typed: TypedPasswords,
): Promise<void> {
  const { store, now } = services
  const person = await findPerson(store.db, actor.id)
  if (!person) throw new Problem('unauthenticated', messages.unauthenticated)
  const errors = newPasswordErrors(typed.password, typed.confirmation, person)
  if (Object.keys(errors).length > 0) throw invalid(errors)
  const target = targetOf(person, person.username, from.address)
  const { isRight, attempt } = await verifyCounted(services, target, typed.current)
  if (!isRight) throw invalid({ current_password: [peopleMessages.passwordWrong] })
  const hash = await hashPassword(typed.password)
  await store.write(async (tx) => {
    if (!(await lockSignedInPerson(tx, person))) {
      throw new Problem('conflict', peopleMessages.changedMeanwhile)
    }
    const at = now()
    await removeAttempt(tx, attempt)
    await changePasswordHash(tx, person.id, hash)
    await endSessions(tx, person.id, from.tokenHash)
    await endLinks(tx, at, person.id)
    await recordChange({ db: tx, actor, now: at }, { personId: person.id, step: 'password' })
    await queueMail(tx, at, { personId: person.id, kind: 'password-changed', payload: { at } })
  })
}
