import { location } from '#catalogue/collections/location.ts'
import { limits } from '#catalogue/limits.ts'
import type { ReadContext } from '#domain/context.ts'
import { listEntryIds } from '#store/content/entry-list.ts'
import { groupFilter } from './group-filter.ts'
import { groupsOfLocations } from './groups-of.ts'

/**
 * Returns the restaurants in each of some groups and in the groups inside them: those that the lists
 * of staff have, of which what guests see is in the group too.
 */
export async function locationsInGroups(
  { db, now }: Pick<ReadContext, 'db' | 'now'>,
  groupIds: readonly number[],
): Promise<Map<number, number[]>> {
  const unique = [...new Set(groupIds)]
  if (unique.length === 0) return new Map()
  const filter = { type: location.key, groups: await groupFilter(db, unique) }
  const ids = await listEntryIds(db, filter, 0, limits.groups.locations)
  const groups = await groupsOfLocations({ db, now }, ids)
  return new Map(unique.map((one) => [one, ids.filter((id) => groups.get(id)?.includes(one))]))
}
