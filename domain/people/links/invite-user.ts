import type { RoleName } from '#catalogue/roles.ts'
import type { User } from '#catalogue/wire/users.ts'
import type { Context } from '#domain/context.ts'
import { queueMail } from '#domain/mail-queue/queue-mail.ts'
import { addPerson, findPerson, lockPeople } from '#store/people/people.ts'
import { noSuchUser } from '../users/no-such-user.ts'
import { recordChange } from '../users/record-change.ts'
import { requireFreeNames } from '../users/require-free-names.ts'
import { requireStillMay } from '../users/require-still-may.ts'
import { userOf } from '../users/user-of.ts'
import { addLink, type CreatedLink } from './make-link.ts'

export interface Invitation {
  username: string
  email: string
  first_name: string
  last_name: string
  role: RoleName
}

/** Adds an account without a password and returns the link to choose one; another goes by mail. */
export async function inviteUser(
  context: Context,
  invited: Invitation,
): Promise<{ user: User; link: CreatedLink }> {
  const { db, actor, now } = context
  await lockPeople(db, now)
  await requireStillMay(db, actor)
  await requireFreeNames(db, { ...invited, id: null })
  const row = { ...invited, password_hash: '', active: 1, created_at: now }
  const person = await findPerson(db, await addPerson(db, row))
  if (!person) throw noSuchUser()
  await recordChange(context, { personId: person.id, step: 'invite' })
  await queueMail(db, now, { personId: person.id, kind: 'invite', payload: {} })
  return { user: userOf(person, false), link: await addLink(db, now, person) }
}
