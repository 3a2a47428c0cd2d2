import { messages } from '#catalogue/messages/messages.ts'
import { may } from '#catalogue/roles.ts'
import type { Actor } from '#domain/actor.ts'
import { Problem } from '#domain/problem.ts'
import { findPerson } from '#store/people/people.ts'
import type { Tx } from '#store/tables.ts'

/**
 * Checks inside the transaction that the actor still may: two Admins may change each other's
 * accounts. Throws `Problem('forbidden')` for an inactive person or one who may not manage
 * accounts; with `own` only for an inactive one.
 */
export async function requireStillMay(tx: Tx, actor: Actor, own = false): Promise<void> {
  const now = await findPerson(tx, actor.id)
  const isAllowed = now?.active === 1 && (own || may(now.role, 'users.manage'))
  if (!isAllowed) throw new Problem('forbidden', messages.forbidden)
}
