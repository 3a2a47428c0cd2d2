import { groupMessages } from '#catalogue/messages/group-messages.ts'
import type { LocationGroup } from '#catalogue/wire/groups.ts'
import { toLocationGroup } from '#domain/content/scope/group-tree.ts'
import { Problem } from '#domain/problem.ts'
import { findGroup, listGroupsNamed, listMembers, type StoredGroup } from '#store/groups/groups.ts'
import type { Db } from '#store/tables.ts'

/** Returns a page of the groups of restaurants, by name. */
export async function listGroups(
  db: Db,
  search: string,
  page: { limit: number; offset: number },
): Promise<{ groups: LocationGroup[]; total: number }> {
  const { rows, total } = await listGroupsNamed(db, search, page)
  return { groups: await withMembers(db, rows), total }
}

/** Returns a group of restaurants. Throws `Problem('not-found')`. */
export async function viewGroup(db: Db, id: number): Promise<LocationGroup> {
  const row = await findGroup(db, id)
  const [group] = await withMembers(db, row ? [row] : [])
  if (!group) throw noSuchGroup()
  return group
}

/** Returns groups with the restaurants that were put into them by hand. */
export async function withMembers(db: Db, rows: readonly StoredGroup[]): Promise<LocationGroup[]> {
  const members = await listMembers(
    db,
    rows.map(({ id }) => id),
  )
  const byGroup = Map.groupBy(members, ({ group_id }) => group_id)
  return rows.map((row) => {
    const ids = (byGroup.get(row.id) ?? []).map(({ location_id }) => location_id)
    return toLocationGroup(row, ids)
  })
}

export function noSuchGroup(): Problem {
  return new Problem('not-found', groupMessages.noSuchGroup)
}
