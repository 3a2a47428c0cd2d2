import { location } from '#catalogue/collections/location.ts'
import { limits } from '#catalogue/limits.ts'
import {
  type DisclosureName,
  disclosureNamesIn,
} from '#catalogue/menu-law/profiles/disclosure-profiles.ts'
import type { ReadContext } from '#domain/context.ts'
import {
  findValuesInGroups,
  listMovingEntries,
} from '#store/content/guest-lists/values-in-groups.ts'
import type { StoredGroup } from '#store/groups/groups.ts'
import { toGroupFilter } from './group-filter.ts'
import { ancestorsIn, disclosureOf } from './group-tree.ts'

interface DisclosureInGroups {
  byGroup: Map<number, DisclosureName[]>
  /**
   * Restaurants that staff see otherwise than guests, by a draft or a date. The database reads rules
   * as staff see them: whoever asks reads the groups of these as guests do.
   */
  moving: number[]
  /** Whether there are more of them than are listed: any profile may hold in any group then. */
  isCut: boolean
}

/**
 * Returns which of some profiles hold in each of some groups: of the group, of those that it is part
 * of, of a restaurant in it, or of any other group that a restaurant in it is in. The database is asked
 * for the profiles alone, however many restaurants there are.
 */
export async function disclosureInGroups(
  { db, now }: Pick<ReadContext, 'db' | 'now'>,
  {
    groups,
    groupIds,
    names,
  }: {
    groups: readonly StoredGroup[]
    groupIds: readonly number[]
    names: readonly DisclosureName[]
  },
): Promise<DisclosureInGroups> {
  const known = new Map(groups.map((group) => [group.id, disclosureOf(group)]))
  const withAncestors = ancestorsIn(groups)
  const ofPath = (id: number) => withAncestors(id).flatMap((one) => known.get(one) ?? [])
  const bearing = new Map(
    names.map((name) => {
      const ids = groups.filter(({ id }) => known.get(id)?.includes(name)).map(({ id }) => id)
      return [name, ids.length > 0 ? toGroupFilter(groups, ids) : null]
    }),
  )
  const asked = groupIds.flatMap((id) => {
    const sure = ofPath(id)
    const inside = toGroupFilter(groups, [id])
    return names
      .filter((value) => !sure.includes(value))
      .map((value) => ({ id, value, inside, orIn: bearing.get(value) ?? null }))
  })
  const type = location.key
  const found = await findValuesInGroups(db, { type, name: 'disclosure', now }, asked)
  const most = limits.groups.locations
  const hasRules = groups.some(({ rule }) => rule !== '')
  const moving =
    asked.length > 0 && hasRules ? await listMovingEntries(db, { type, now }, most + 1) : []
  return {
    byGroup: new Map(
      groupIds.map((id) => {
        const values = found.filter((one) => one.id === id).map(({ value }) => value)
        return [id, disclosureNamesIn([...ofPath(id), ...values])]
      }),
    ),
    moving: moving.slice(0, most),
    isCut: moving.length > most,
  }
}
