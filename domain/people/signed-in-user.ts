import { readScope } from '#catalogue/people/scope.ts'
import { roles } from '#catalogue/roles.ts'
import type { SignedInUser } from '#catalogue/wire/users.ts'
import type { Person } from '#store/people/people.ts'

/** Returns a person as a sign-in returns it. */
export function signedInUser(person: Person): SignedInUser {
  const role = roles.find(({ name }) => name === person.role)
  if (!role) throw new Error(`Person ${person.id} has a role that does not exist`)
  const { groups, locations, languages } = readScope(person.scope)
  return {
    id: person.id,
    username: person.username,
    first_name: person.first_name,
    last_name: person.last_name,
    email: person.email,
    roles: { id: role.id, name: role.name },
    scopes: { groups: [...groups], locations: [...locations], languages: [...languages] },
  }
}
