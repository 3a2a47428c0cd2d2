import { formerColleagueId } from '#catalogue/messages/former-colleague.ts'
import { peopleMessages } from '#catalogue/people/people-messages.ts'
import type { User } from '#catalogue/wire/users.ts'
import type { Context } from '#domain/context.ts'
import { invalid, Problem } from '#domain/problem.ts'
import { erasePerson } from '#store/people/erasing/erase-person.ts'
import { addErasure, listNamesOf } from '#store/people/erasing/erasures.ts'
import { foldedLogin } from '#store/people/folded-login.ts'
import { findPerson, lockPeople } from '#store/people/people.ts'
import { noSuchUser } from './no-such-user.ts'
import { recordChange } from './record-change.ts'
import { requireStillMay } from './require-still-may.ts'
import { viewUser } from './view-user.ts'

/**
 * Erases a person (docs/decisions/0063): names, e-mail, sessions, credentials, notices and mails at
 * once, and the name in the log soon after (`forgetNames`). What they did stays. Throws
 * `Problem('invalid')` unless the user name is typed, and `Problem('conflict')` unless the account
 * is deactivated.
 */
export async function eraseUser(
  context: Context,
  { id, username }: { id: number; username: string },
): Promise<User> {
  const { db, actor, now } = context
  await lockPeople(db, now)
  await requireStillMay(db, actor)
  const person = await findPerson(db, id)
  if (!person) throw noSuchUser()
  requireNotErased(person)
  if (person.active === 1) throw new Problem('conflict', peopleMessages.eraseActive)
  if (foldedLogin(username) !== foldedLogin(person.username))
    throw invalid({ username: [peopleMessages.eraseTyped] })
  await addErasure(db, { personId: id, ...(await listNamesOf(db, person)) })
  await erasePerson(db, id)
  await recordChange(context, { personId: id, step: 'erase' })
  return viewUser(db, id)
}

/** Throws when the account is erased. */
export function requireNotErased({ username }: { username: string }): void {
  if (formerColleagueId(username) !== null)
    throw new Problem('conflict', peopleMessages.erasedAlready)
}
