import { factorMessages } from '#catalogue/people/people-messages.ts'
import type { User } from '#catalogue/wire/users.ts'
import type { Context } from '#domain/context.ts'
import { notifyOfReset } from '#domain/notices/notify-of-reset.ts'
import { Problem } from '#domain/problem.ts'
import { findPerson, lockPerson } from '#store/people/people.ts'
import { removeAuthenticator } from '#store/people/second-factor/authenticators.ts'
import { removePasskey } from '#store/people/second-factor/passkeys.ts'
import { replaceRecoveryCodes } from '#store/people/second-factor/recovery-codes.ts'
import { endSessions } from '../end-sessions.ts'
import { factorsOf, isSecured } from '../second-factor/factors-of.ts'
import { noSuchUser } from '../users/no-such-user.ts'
import { requireStillMay } from '../users/require-still-may.ts'
import { userOf } from '../users/user-of.ts'
import { recordFactorChange } from './record-factor-change.ts'

/**
 * Deletes a person's app, passkeys and recovery codes, ends their sessions and notifies them.
 * Throws `Problem('conflict')` for the actor's own, and when there is nothing to delete.
 */
export async function resetSecondFactor(context: Context, id: number): Promise<User> {
  const { db, actor } = context
  await requireStillMay(db, actor)
  const person = await findPerson(db, id)
  if (!person) throw noSuchUser()
  await lockPerson(db, id)
  if (id === actor.id) throw new Problem('conflict', factorMessages.ownReset)
  if (!isSecured(await factorsOf(db, id)))
    throw new Problem('conflict', factorMessages.nothingSetUp)
  await removeAuthenticator(db, id)
  await removePasskey(db, id, null)
  await replaceRecoveryCodes(db, id, [])
  await endSessions(db, id)
  await recordFactorChange(context, { personId: id, step: 'factor-reset' })
  await notifyOfReset(context, id)
  return userOf(person, false)
}
