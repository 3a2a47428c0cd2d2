import { location } from '#catalogue/collections/location.ts'
import {
  type NearOverride,
  valuesAtLocation,
} from '#catalogue/collections/overrides/apply-overrides.ts'
import { menuOverride } from '#catalogue/collections/overrides/menu-override.ts'
import { type GroupedLocation, isSoldAt } from '#catalogue/collections/overrides/sold-at.ts'
import { entryPath } from '#catalogue/content/entry-path.ts'
import { limits } from '#catalogue/limits.ts'
import { ancestorsIn } from '#domain/content/scope/group-tree.ts'
import { listIdsWithAny } from '#store/content/guest-lists/live-values.ts'
import { listGroups } from '#store/groups/groups.ts'
import { readGroupsOf, valuesAt } from './locations/at-location.ts'
import {
  type DocumentRead,
  type Reading,
  readEntriesByIds,
  readEntry,
  trackList,
} from './reading.ts'

/** The menu of one restaurant. */
export interface MenuAt {
  location: { id: number; name: string; path: string }
  /** Returns the items that the restaurant serves, with its prices. */
  of(items: readonly DocumentRead[]): DocumentRead[]
}

/** Returns the menu of a restaurant that guests see; null where there is none. */
export async function readMenuAt(reading: Reading, locationId: number): Promise<MenuAt | null> {
  const restaurant = await readEntry(reading, location, locationId)
  if (!restaurant || restaurant.isGone) return null
  const path = entryPath(location, locationId, restaurant.slug, {})
  const groups = await readGroupsOf(reading, locationId)
  const here = { id: locationId, groups }
  const overrides = Map.groupBy(await readOverrides(reading, here), ({ itemId }) => itemId)
  return {
    location: { id: locationId, name: restaurant.values.name, path: path ?? '/contact' },
    of: (items) =>
      items.flatMap((item) => {
        if (!isSoldAt(item.content.values, here)) return []
        const own = overrides.get(item.entryId) ?? []
        const values = valuesAtLocation(item.content.values, own)
        return values ? [{ ...item, content: { ...item.content, values } }] : []
      }),
  }
}

async function readOverrides(reading: Reading, here: GroupedLocation): Promise<NearOverride[]> {
  const { db, now } = reading
  trackList(reading, menuOverride)
  const withAncestors = ancestorsIn(await listGroups(db))
  const depths = new Map(here.groups.map((id) => [id, withAncestors(id).length]))
  const values = valuesAt(here, { location: 'location', group: 'group' })
  const filter = { type: menuOverride.key, now }
  const ids = await listIdsWithAny(db, filter, values, limits.overrides)
  const entries = await readEntriesByIds(reading, menuOverride, ids)
  return entries.map(({ id, values: { item, size, price, available, group } }) => ({
    id,
    itemId: item[0]?.id ?? 0,
    size,
    price,
    isAvailable: available,
    nearness: group[0] ? (depths.get(group[0].id) ?? 0) : Number.POSITIVE_INFINITY,
  }))
}
