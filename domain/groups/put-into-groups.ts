import { limits } from '#catalogue/limits.ts'
import { fill } from '#catalogue/messages/fill.ts'
import { groupMessages } from '#catalogue/messages/group-messages.ts'
import type { Context } from '#domain/context.ts'
import { invalid } from '#domain/problem.ts'
import { lockPublications } from '#store/content/ledger.ts'
import { listGroups, listMembers, lockGroups, replaceGroupsOf } from '#store/groups/groups.ts'
import { requireNotLimiting } from './limiting-groups.ts'
import { announceGroups, namesOf, record } from './save-group.ts'

export interface LocationInGroups {
  locationId: number
  groupIds: readonly number[]
}

/** Locks the groups before the documents of an import, in the order in which approvals lock. */
export async function lockForGroups({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  await lockPublications(db)
  await lockGroups(db, now)
}

/**
 * Puts restaurants into these groups by hand, takes them out of all others, and logs it by group.
 * Throws `Problem('forbidden')` as a change of the groups does, and `Problem('invalid')` when a group
 * would have too many restaurants. The groups are locked (`lockForGroups`).
 */
export async function putIntoGroups(
  context: Context,
  locations: readonly LocationInGroups[],
): Promise<void> {
  const { db } = context
  const groups = await listGroups(db)
  const all = groups.map(({ id }) => id)
  const before = Map.groupBy(await listMembers(db, all), ({ group_id }) => group_id)
  await replaceGroupsOf(db, locations)
  const after = Map.groupBy(await listMembers(db, all), ({ group_id }) => group_id)
  const idsIn = (members: typeof before, id: number) =>
    (members.get(id) ?? []).map(({ location_id }) => location_id)
  const changes = groups.flatMap(({ id, name }) => {
    const [was, is] = [idsIn(before, id), idsIn(after, id)]
    return was.join() === is.join() ? [] : [{ id, name, was, is }]
  })
  await requireNotLimiting(
    context,
    groups,
    changes.map(({ id }) => id),
  )
  const most = limits.groups.locations
  if (changes.some(({ is }) => is.length > most))
    throw invalid({ file: [fill(groupMessages.tooManyInOne, { most })] })
  if (changes.length === 0) return
  await announceGroups(context)
  for (const { name, was, is } of changes)
    await record(context, {
      group: { before: name, after: name },
      locations: { before: namesOf(was), after: namesOf(is) },
    })
}
