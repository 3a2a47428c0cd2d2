import { groupMessages } from '#catalogue/messages/group-messages.ts'
import { readScope } from '#catalogue/people/scope.ts'
import { may } from '#catalogue/roles.ts'
import { ancestorsIn } from '#domain/content/scope/group-tree.ts'
import type { Context } from '#domain/context.ts'
import { Problem } from '#domain/problem.ts'
import type { StoredGroup } from '#store/groups/groups.ts'
import { listScopes } from '#store/people/people.ts'
import type { Db } from '#store/tables.ts'

/**
 * Throws `Problem('forbidden')` for a group that says what people may change: it is changed by those
 * who may change accounts.
 */
export async function requireNotLimiting(
  context: Pick<Context, 'db' | 'actor'>,
  groups: readonly StoredGroup[],
  ids: readonly number[],
): Promise<void> {
  if (ids.some(await lockedGroups(context, groups)))
    throw new Problem('forbidden', groupMessages.limitsPeople)
}

/** Returns a function that returns whether the actor may not change a group, as it limits people. */
export async function lockedGroups(
  { db, actor }: { db: Db; actor: Context['actor'] },
  groups: readonly StoredGroup[],
): Promise<(id: number) => boolean> {
  if (may(actor.role, 'users.manage')) return () => false
  const limiting = await listLimiting(db)
  const withAncestors = ancestorsIn(groups)
  return (id) => withAncestors(id).some((one) => limiting.has(one))
}

export async function listLimiting(db: Db): Promise<Set<number>> {
  return new Set((await listScopes(db)).flatMap((scope) => readScope(scope).groups))
}
