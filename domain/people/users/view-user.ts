import type { User } from '#catalogue/wire/users.ts'
import { findPerson } from '#store/people/people.ts'
import { listSecuredPeople } from '#store/people/second-factor/secured-roles.ts'
import type { Db } from '#store/tables.ts'
import { noSuchUser } from './no-such-user.ts'
import { userOf } from './user-of.ts'

/** Returns an account. */
export async function viewUser(db: Db, id: number): Promise<User> {
  const person = await findPerson(db, id)
  if (!person) throw noSuchUser()
  return userOf(person, (await listSecuredPeople(db, [id])).has(id))
}
