import type { RoleName } from '#catalogue/roles.ts'
import { foldText } from '#catalogue/text/fold-text.ts'
import { containsFolded } from '../contains.ts'
import { countRows } from '../count-rows.ts'
import type { Db } from '../tables.ts'
import type { Person } from './people.ts'

export interface PeopleFilter {
  search?: string | undefined
  role?: RoleName | undefined
  active?: boolean | undefined
}

export async function listPeople(
  db: Db,
  filter: PeopleFilter,
  page: { limit: number; offset: number },
): Promise<{ people: Person[]; total: number }> {
  const people = await filtered(db, filter)
    .selectAll()
    .orderBy('search_name')
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return { people, total: await countRows(filtered(db, filter)) }
}

function filtered(db: Db, { search, role, active }: PeopleFilter) {
  let query = db.selectFrom('person')
  for (const word of foldText(search ?? '')
    .split(/\s+/)
    .filter(Boolean)) {
    query = query.where(containsFolded('search_name', word))
  }
  if (role) query = query.where('role', '=', role)
  if (active !== undefined) query = query.where('active', '=', active ? 1 : 0)
  return query
}

export async function listPeopleByIds(db: Db, ids: readonly number[]): Promise<Person[]> {
  if (ids.length === 0) return []
  return db
    .selectFrom('person')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute()
}

export async function countPeople(db: Db): Promise<number> {
  return await countRows(db.selectFrom('person'))
}
