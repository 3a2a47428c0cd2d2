import { messages } from '#catalogue/messages/messages.ts'
import { may } from '#catalogue/roles.ts'
import type { Actor } from '#domain/actor.ts'
import { Problem } from '#domain/problem.ts'
import { findPerson } from '#store/people/people.ts'
import type { Tx } from '#store/tables.ts'

/**
 * Whoever called may have lost the right since: two Admins may be at each other's accounts. Asked
 * inside the transaction. Refuses (403) whoever is not active any more or may not manage accounts;
 * with `own` everybody who is active.
 */
export async function requireStillMay(tx: Tx, actor: Actor, own = false): Promise<void> {
  const now = await findPerson(tx, actor.id)
  const isAllowed = now?.active === 1 && (own || may(now.role, 'users.manage'))
  if (!isAllowed) throw new Problem('forbidden', messages.forbidden)
}
