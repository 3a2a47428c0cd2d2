import { limits } from '#catalogue/limits.ts'
import type { Mentionable } from '#catalogue/wire/comments.ts'
import { withinScopes } from '#domain/content/scope/scope.ts'
import { loadTargetRevision, type TargetRevision } from '#domain/content/target-revision.ts'
import type { ReadContext } from '#domain/context.ts'
import { listAssignable } from '#store/people/mentionable.ts'
import { loadAble, requireOpen } from './require-able.ts'

/** Returns people whom a draft or a request can be assigned to, by part of a name. */
export async function listAble(
  context: Pick<ReadContext, 'db' | 'now'>,
  target: TargetRevision,
  search: string,
): Promise<Mentionable[]> {
  const { db } = context
  const { document, revision } = await loadTargetRevision(db, target)
  const { roles, except } = await loadAble(db, document.declaration, requireOpen(revision))
  const query = { search, roles, except: [...except.keys()] }
  const { offered } = limits.assignments
  // Of a franchise most accounts are limited to other restaurants.
  const all = await listAssignable(db, query, offered * 10)
  const people = await withinScopes(context, [document], all)
  return people.slice(0, offered).map(({ username, first_name, last_name, role }) => {
    return { username, name: `${first_name} ${last_name}`.trim(), role }
  })
}
