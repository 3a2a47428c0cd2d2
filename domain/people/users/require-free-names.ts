import type { FieldErrors } from '#catalogue/messages/message.ts'
import { peopleMessages } from '#catalogue/people/people-messages.ts'
import { skeletonsOf } from '#catalogue/text/look-alike.ts'
import { invalid } from '#domain/problem.ts'
import { findPersonByLogin, listLogins, type Person } from '#store/people/people.ts'
import type { Tx } from '#store/tables.ts'

/** `id` null for a new account; unchanged names are left out. */
interface AccountNames {
  id: number | null
  username?: string
  email?: string
}

/**
 * Throws `Problem('invalid')` when a name is another's or looks like it: an editor named like an
 * approver would seem to be the approver.
 */
export async function requireFreeNames(
  tx: Tx,
  { id, username, email }: AccountNames,
): Promise<void> {
  const others = (await listLogins(tx)).filter((holder) => holder.id !== id)
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
  const holder = await findPersonByLogin(tx, login)
  return holder !== undefined && holder.id !== id
}

function isAlike(
  login: string,
  others: readonly Pick<Person, 'username' | 'email'>[],
  field: 'username' | 'email',
): boolean {
  const strictness = { withinAscii: field === 'username' }
  const looks = skeletonsOf(login, strictness)
  return others.some((holder) => !looks.isDisjointFrom(skeletonsOf(holder[field], strictness)))
}
