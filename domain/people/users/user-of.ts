import { formerColleagueId } from '#catalogue/messages/former-colleague.ts'
import type { User } from '#catalogue/wire/users.ts'
import type { Person } from '#store/people/people.ts'
import { signedInUser } from '../signed-in-user.ts'

/** Returns a person as account managers and that person see it. */
export function userOf(person: Person, isSecured: boolean): User {
  const isErased = formerColleagueId(person.username) !== null
  return {
    ...signedInUser(person),
    status: person.active === 1,
    invited: person.password_hash === '',
    last_sign_in_at: person.last_sign_in_at,
    created_at: person.created_at,
    second_factor: isSecured,
    ...(isErased ? { email: '', erased: true } : { erased: false }),
  }
}
