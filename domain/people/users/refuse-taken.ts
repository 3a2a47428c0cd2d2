import type { FieldErrors } from '#catalogue/messages/message.ts'
import { peopleMessages } from '#catalogue/people/people-messages.ts'
import { skeletonsOf } from '#catalogue/text/look-alike.ts'
import { invalid } from '#domain/problem.ts'
import { findPersonByLogin, listLogins, type Person } from '#store/people/people.ts'
import type { Tx } from '#store/tables.ts'

/** What is to be compared: a name that stays what it is is left out. `id` null is nobody yet. */
interface Wanted {
  id: number | null
  username?: string
  email?: string
}

/**
 * Two people never answer to one login, and none looks like another's: what an editor who is called as
 * an approver sends would seem to be the approver's. Refuses (422) what somebody else has.
 */
export async function refuseTaken(tx: Tx, { id, username, email }: Wanted): Promise<void> {
  const others = (await listLogins(tx)).filter((other) => other.id !== id)
  const isTaken = async (login: string | undefined, alike: (login: string) => boolean) =>
    login !== undefined && ((await isOthers(tx, id, login)) || alike(login))
  const errors: FieldErrors = {}
  if (await isTaken(username, (name) => isAlike(name, others, 'username')))
    errors.username = [peopleMessages.usernameTaken]
  if (await isTaken(email, (address) => isAlike(address, others, 'email')))
    errors.email = [peopleMessages.emailTaken]
  if (Object.keys(errors).length > 0) throw invalid(errors)
}

async function isOthers(tx: Tx, id: number | null, login: string): Promise<boolean> {
  const other = await findPersonByLogin(tx, login)
  return other !== undefined && other.id !== id
}

function isAlike(
  login: string,
  others: readonly Pick<Person, 'username' | 'email'>[],
  field: 'username' | 'email',
): boolean {
  const strictness = { withinAscii: field === 'username' }
  const looks = skeletonsOf(login, strictness)
  return others.some((other) => !looks.isDisjointFrom(skeletonsOf(other[field], strictness)))
}
