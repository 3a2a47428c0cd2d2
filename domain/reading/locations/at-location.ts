import { location } from '#catalogue/collections/location.ts'
import type { GroupedLocation } from '#catalogue/collections/overrides/sold-at.ts'
import type { Collection } from '#catalogue/declaration.ts'
import { groupsName, groupsOfLocations } from '#domain/content/scope/groups-of.ts'
import { locationsInGroups } from '#domain/content/scope/locations-in.ts'
import { listFilteredIds, listLiveValuesOf } from '#store/content/guest-lists/live-values.ts'
import { type AnyOf, countFacet, type FacetCount, type Narrowing } from '../narrowed-entries.ts'
import { type Reading, trackList } from '../reading.ts'

/** Returns the groups that a restaurant is in; a page with them changes with any group. */
export async function readGroupsOf(reading: Reading, locationId: number): Promise<number[]> {
  const { db, now, names } = reading
  names.add(groupsName)
  return (await groupsOfLocations({ db, now }, [locationId])).get(locationId) ?? []
}

/** Returns the values of guest filters of which an entry has one that names a restaurant or its groups. */
export function valuesAt(
  { id, groups }: GroupedLocation,
  names = { location: 'locations', group: 'groups' },
): AnyOf {
  return [
    { name: names.location, value: String(id) },
    ...groups.map((group) => ({ name: names.group, value: String(group) })),
  ]
}

/** An entry that holds in some restaurants and groups. */
export interface PlacedEntry {
  values: Readonly<{ locations: readonly { id: number }[]; groups: readonly { id: number }[] }>
}

/**
 * Returns a function that returns the restaurants that an entry names, then the others in the groups
 * that it names. A page with groups changes with any restaurant.
 */
export async function readLocationsOf(
  reading: Reading,
  entries: readonly PlacedEntry[],
): Promise<(entry: PlacedEntry) => number[]> {
  const named = entries.flatMap(({ values }) => values.groups.map(({ id }) => id))
  const inside = await readInside(reading, named)
  return ({ values: { locations, groups } }) => [
    ...new Set([
      ...locations.map(({ id }) => id),
      ...groups.flatMap(({ id }) => inside.get(id) ?? []),
    ]),
  ]
}

async function readInside(
  reading: Reading,
  groupIds: readonly number[],
): Promise<Map<number, number[]>> {
  if (groupIds.length === 0) return new Map()
  trackList(reading, location)
  reading.names.add(groupsName)
  return locationsInGroups(reading, groupIds)
}

/** Entries that name groups, of which there are few: each is looked at. */
const mostWithGroups = 2_000

/** Returns how many entries hold in each restaurant that they name, by itself or by a group. */
export async function countAtLocations(
  reading: Reading,
  collection: Collection,
  values: Narrowing,
): Promise<{ counts: FacetCount[]; anyOf(locationId: number): AnyOf }> {
  const named = await countFacet(reading, collection, values, 'locations')
  const grouped = await countFacet(reading, collection, values, 'groups')
  const inside = await readInside(
    reading,
    grouped.map(({ value }) => Number(value)),
  )
  const groupsAt = new Map<number, number[]>()
  for (const [group, ids] of inside)
    for (const id of ids) groupsAt.set(id, [...(groupsAt.get(id) ?? []), group])
  const counts = new Map(named.map((one) => [one.value, one]))
  for (const { entryId, ids } of await listByGroup(reading, {
    collection,
    values,
    grouped,
    inside,
  }))
    for (const value of ids.map(String)) {
      const one = counts.get(value) ?? { value, count: 0, entryId }
      counts.set(value, { ...one, count: one.count + 1 })
    }
  return {
    counts: [...counts.values()],
    anyOf: (id) => valuesAt({ id, groups: groupsAt.get(id) ?? [] }),
  }
}

/** Returns the restaurants in which entries hold by a group alone, so that none is counted twice. */
async function listByGroup(
  { db, now }: Reading,
  {
    collection: { key: type },
    values,
    grouped,
    inside,
  }: {
    collection: Collection
    values: Narrowing
    grouped: readonly FacetCount[]
    inside: ReadonlyMap<number, readonly number[]>
  },
): Promise<{ entryId: number; ids: number[] }[]> {
  if (grouped.length === 0) return []
  const anyOf = grouped.map(({ value }) => ({ name: 'groups', value }))
  const page = { limit: mostWithGroups, offset: 0 }
  const entryIds = await listFilteredIds(db, { type, now, values, anyOf }, page)
  const listed = { type, now, ids: entryIds }
  const own = Map.groupBy(
    await listLiveValuesOf(db, { ...listed, name: 'locations' }),
    ({ entry_id }) => entry_id,
  )
  const groups = Map.groupBy(
    await listLiveValuesOf(db, { ...listed, name: 'groups' }),
    ({ entry_id }) => entry_id,
  )
  return entryIds.map((entryId) => {
    const named = new Set((own.get(entryId) ?? []).map(({ value }) => Number(value)))
    const all = (groups.get(entryId) ?? []).flatMap(({ value }) => inside.get(Number(value)) ?? [])
    return { entryId, ids: [...new Set(all)].filter((id) => !named.has(id)) }
  })
}
