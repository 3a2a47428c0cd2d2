import type { RoleName } from '#catalogue/roles.ts'
import type { User } from '#catalogue/wire/users.ts'
import type { Actor } from '#domain/actor.ts'
import { putMail } from '#domain/mail/put-mail.ts'
import { addPerson, findPerson, lockPeople } from '#store/people/people.ts'
import type { Tx } from '#store/tables.ts'
import { noSuchUser } from '../users/no-such-user.ts'
import { recordChange } from '../users/record-change.ts'
import { refuseTaken } from '../users/refuse-taken.ts'
import { requireStillMay } from '../users/require-still-may.ts'
import { userOf } from '../users/user-of.ts'
import { addLink, type MadeLink } from './make-link.ts'

export interface Invited {
  username: string
  email: string
  first_name: string
  last_name: string
  role: RoleName
}

/**
 * Adds an account without a password, and the link by which its owner chooses one; they get another
 * by mail.
 */
export async function inviteUser(
  tx: Tx,
  actor: Actor,
  now: string,
  invited: Invited,
): Promise<{ user: User; link: MadeLink }> {
  await lockPeople(tx, now)
  await requireStillMay(tx, actor)
  await refuseTaken(tx, { ...invited, id: null })
  const row = { ...invited, password_hash: '', active: 1, created_at: now }
  const person = await findPerson(tx, await addPerson(tx, row))
  if (!person) throw noSuchUser()
  await recordChange(tx, actor, now, { personId: person.id, step: 'invite' })
  await putMail(tx, now, { personId: person.id, kind: 'invite', payload: {} })
  return { user: userOf(person, false), link: await addLink(tx, now, person) }
}
