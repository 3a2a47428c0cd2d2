import type { FieldErrors } from '#catalogue/messages/sentence.ts'
import { peopleMessages } from '#catalogue/people/people-messages.ts'
import { invalid } from '#domain/problem.ts'
import { findPersonByLogin, type Person } from '#store/people/people.ts'
import type { Tx } from '#store/tables.ts'

/** Two people never answer to one login. Refuses (422) what somebody else has; `id` null is nobody yet. */
export async function refuseTaken(
  tx: Tx,
  { id, username, email }: Pick<Person, 'username' | 'email'> & { id: number | null },
): Promise<void> {
  const errors: FieldErrors = {}
  if (await isOthers(tx, id, username)) errors.username = [peopleMessages.usernameTaken]
  if (await isOthers(tx, id, email)) errors.email = [peopleMessages.emailTaken]
  if (Object.keys(errors).length > 0) throw invalid(errors)
}

async function isOthers(tx: Tx, id: number | null, login: string): Promise<boolean> {
  const other = await findPersonByLogin(tx, login)
  return other !== undefined && other.id !== id
}
