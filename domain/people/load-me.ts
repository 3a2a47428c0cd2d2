import { messages } from '#catalogue/messages/messages.ts'
import type { SignedInUser } from '#catalogue/wire/users.ts'
import { findPerson } from '#store/people/people.ts'
import type { Actor } from '../actor.ts'
import { Problem } from '../problem.ts'
import type { Services } from '../services.ts'
import { signedInUser } from './signed-in-user.ts'

/** Returns the signed-in person with the current role. */
export async function loadMe(
  { store }: Pick<Services, 'store'>,
  actor: Actor,
): Promise<SignedInUser> {
  const person = await findPerson(store.db, actor.id)
  if (!person) throw new Problem('unauthenticated', messages.unauthenticated)
  return signedInUser(person)
}
