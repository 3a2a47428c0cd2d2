import type { RoleName } from '#catalogue/roles.ts'
import { foldText } from '#catalogue/text/fold-text.ts'
import { containsFolded } from '../contains.ts'
import type { Db } from '../tables.ts'

interface MentionablePerson {
  id: number
  username: string
  first_name: string
  last_name: string
  role: RoleName
  /** What the account is limited to; '' for nothing. */
  scope: string
}

export async function listMentionable(
  db: Db,
  search: string,
  most: number,
): Promise<MentionablePerson[]> {
  const words = foldText(search)
  const all = active(db).orderBy('search_name').orderBy('id').limit(most)
  return (words ? all.where(containsFolded('search_name', words)) : all).execute()
}

/** Returns active people of some roles by part of a name, without some of them. */
export async function listAssignable(
  db: Db,
  { search, roles, except }: { search: string; roles: RoleName[]; except: readonly number[] },
  most: number,
): Promise<MentionablePerson[]> {
  if (roles.length === 0) return []
  const words = foldText(search)
  let all = active(db).where('role', 'in', roles)
  if (except.length > 0) all = all.where('id', 'not in', except)
  if (words) all = all.where(containsFolded('search_name', words))
  return all.orderBy('search_name').orderBy('id').limit(most).execute()
}

export async function listMentioned(
  db: Db,
  usernames: readonly string[],
): Promise<MentionablePerson[]> {
  if (usernames.length === 0) return []
  return active(db)
    .where((eb) => eb(eb.fn<string>('lower', ['username']), 'in', usernames))
    .execute()
}

function active(db: Db) {
  return db
    .selectFrom('person')
    .select(['id', 'username', 'first_name', 'last_name', 'role', 'scope'])
    .where('active', '=', 1)
}
