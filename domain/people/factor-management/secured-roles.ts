import { messages } from '#catalogue/messages/messages.ts'
import { may, type RoleName } from '#catalogue/roles.ts'
import type { Context } from '#domain/context.ts'
import { Problem } from '#domain/problem.ts'
import { findPerson, lockPeople } from '#store/people/people.ts'
import { listSecuredRoles, replaceSecuredRoles } from '#store/people/second-factor/secured-roles.ts'
import type { Db } from '#store/tables.ts'
import { recordChange } from '../users/record-change.ts'

/** Returns the roles that require a second factor. */
export async function viewSecuredRoles(db: Db): Promise<RoleName[]> {
  return listSecuredRoles(db)
}

/**
 * Sets the roles that require a second factor. From the next request on people without one can only
 * set one up, on every node.
 */
export async function changeSecuredRoles(
  context: Context,
  wanted: readonly RoleName[],
): Promise<{ isChanged: boolean }> {
  const { db, actor, now } = context
  await lockPeople(db, now)
  const person = await findPerson(db, actor.id)
  if (person?.active !== 1 || !may(person.role, 'settings.edit')) {
    throw new Problem('forbidden', messages.forbidden)
  }
  const [before, after] = [await listSecuredRoles(db), [...new Set(wanted)].sort()]
  const roles = { before: before.join(', '), after: after.join(', ') }
  if (roles.before === roles.after) return { isChanged: false }
  await replaceSecuredRoles(db, after)
  await recordChange(context, {
    personId: actor.id,
    step: 'roles-secured',
    changes: { roles },
  })
  return { isChanged: true }
}
