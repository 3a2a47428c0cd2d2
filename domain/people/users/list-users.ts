import type { User } from '#catalogue/wire/users.ts'
import { listPeople, type PeopleFilter } from '#store/people/list-people.ts'
import { listSecuredPeople } from '#store/people/second-factor/secured-roles.ts'
import type { Db } from '#store/tables.ts'
import { userOf } from './user-of.ts'

/** Returns a page of accounts by name, and the total. */
export async function listUsers(
  db: Db,
  filter: PeopleFilter,
  page: { limit: number; offset: number },
): Promise<{ users: User[]; total: number }> {
  const { people, total } = await listPeople(db, filter, page)
  const secured = await listSecuredPeople(
    db,
    people.map(({ id }) => id),
  )
  return { users: people.map((person) => userOf(person, secured.has(person.id))), total }
}
