import { limits } from '#catalogue/limits.ts'
import type { Mentionable } from '#catalogue/wire/comments.ts'
import { loadTargetRevision, type TargetRevision } from '#domain/content/target-revision.ts'
import { listAssignable } from '#store/people/mentionable.ts'
import type { Db } from '#store/tables.ts'
import { loadAble, requireOpen } from './require-able.ts'

/** Returns people whom a draft or a request can be assigned to, by part of a name. */
export async function listAble(
  db: Db,
  target: TargetRevision,
  search: string,
): Promise<Mentionable[]> {
  const { document, revision } = await loadTargetRevision(db, target)
  const { roles, except } = await loadAble(db, document.declaration, requireOpen(revision))
  const query = { search, roles, except: [...except.keys()] }
  const people = await listAssignable(db, query, limits.assignments.offered)
  return people.map(({ username, first_name, last_name, role }) => {
    return { username, name: `${first_name} ${last_name}`.trim(), role }
  })
}
