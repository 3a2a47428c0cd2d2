import { location } from '#catalogue/collections/location.ts'
import { menuItem } from '#catalogue/collections/menu-item.ts'
import { idsOf } from '#catalogue/collections/overrides/sold-at.ts'
import type { Content, Declaration } from '#catalogue/declaration.ts'
import { missingDisclosures } from '#catalogue/menu-law/missing-disclosures.ts'
import {
  type DisclosureName,
  disclosureNames,
  disclosureNamesIn,
} from '#catalogue/menu-law/profiles/disclosure-profiles.ts'
import type { FieldErrors } from '#catalogue/messages/message.ts'
import type { ReadContext } from '#domain/context.ts'
import { findLiveValues, listLiveValuesOf } from '#store/content/guest-lists/live-values.ts'
import { listGroups, type StoredGroup } from '#store/groups/groups.ts'
import type { Document } from './document.ts'
import { disclosureInGroups } from './scope/group-disclosure.ts'
import { disclosureOf } from './scope/group-tree.ts'
import { groupsOfLocations } from './scope/groups-of.ts'

/** The restaurants and groups that alone sell a menu item; neither: all restaurants do. */
export interface Sellers {
  locations: readonly number[]
  groups: readonly number[]
}

/** The disclosure profiles of the restaurants that guests see. */
export interface DisclosureInForce {
  /** Those that at least one restaurant has. */
  all: readonly DisclosureName[]
  byLocation: ReadonlyMap<number, readonly DisclosureName[]>
  byGroup: ReadonlyMap<number, readonly DisclosureName[]>
}

type Reader = Pick<ReadContext, 'db' | 'now'>

/**
 * Loads the profiles of all restaurants and groups together, and those of some restaurants and of the
 * restaurants in some groups.
 */
export async function loadDisclosure(
  reader: Reader,
  sellers: readonly Sellers[],
): Promise<DisclosureInForce> {
  const groups = await listGroups(reader.db)
  const named = { type: location.key, name: 'disclosure', now: reader.now }
  const found = await findLiveValues(reader.db, { ...named, values: disclosureNames })
  const all = disclosureNamesIn([...found, ...groups.flatMap(disclosureOf)])
  const groupIds = [...new Set(sellers.flatMap((one) => one.groups))]
  const inGroups = await disclosureInGroups(reader, { groups, groupIds, names: all })
  const locationIds = [...new Set([...sellers.flatMap((one) => one.locations), ...inGroups.moving])]
  const memberships = await groupsOfLocations(reader, groups.length > 0 ? locationIds : [])
  const byLocation = await disclosureOfLocations(reader, { groups, locationIds, memberships })
  const moved = (group: number) =>
    inGroups.moving
      .filter((id) => memberships.get(id)?.includes(group))
      .flatMap((id) => byLocation.get(id) ?? [])
  const ofGroup = (id: number) =>
    inGroups.isCut ? all : disclosureNamesIn([...(inGroups.byGroup.get(id) ?? []), ...moved(id)])
  return { all, byLocation, byGroup: new Map(groupIds.map((id) => [id, ofGroup(id)])) }
}

async function disclosureOfLocations(
  { db, now }: Reader,
  {
    groups,
    locationIds: ids,
    memberships,
  }: {
    groups: readonly StoredGroup[]
    locationIds: readonly number[]
    memberships: ReadonlyMap<number, readonly number[]>
  },
): Promise<Map<number, DisclosureName[]>> {
  const ofGroup = new Map(groups.map((group) => [group.id, disclosureOf(group)]))
  const rows = await listLiveValuesOf(db, { type: location.key, name: 'disclosure', now, ids })
  const own = Map.groupBy(rows, ({ entry_id }) => entry_id)
  return new Map(
    ids.map((id) => {
      const values = (own.get(id) ?? []).map(({ value }) => value)
      const inherited = (memberships.get(id) ?? []).flatMap((group) => ofGroup.get(group) ?? [])
      return [id, disclosureNamesIn([...values, ...inherited])]
    }),
  )
}

/** Returns the profiles of the restaurants and groups that alone sell a menu item; without any, of all. */
export function disclosureAt(
  { all, byLocation, byGroup }: DisclosureInForce,
  { locations, groups }: Sellers,
): readonly DisclosureName[] {
  if (locations.length + groups.length === 0) return all
  return disclosureNamesIn([
    ...locations.flatMap((id) => byLocation.get(id) ?? []),
    ...groups.flatMap((id) => byGroup.get(id) ?? []),
  ])
}

const figureLabels = new Map(
  (menuItem.fields.find(({ key }) => key === 'sizes')?.rows?.fields ?? []).map(({ key, label }) => [
    key,
    label,
  ]),
)

/** Returns what each of several menu items lacks, by a few queries for all; nothing for others. */
export async function checkDisclosures(
  reader: Reader,
  declaration: Declaration,
  contents: readonly Content[],
): Promise<(content: Content) => FieldErrors> {
  if (declaration.key !== menuItem.key) return () => ({})
  const sellers = ({ values }: Content) => ({
    locations: idsOf(values.locations),
    groups: idsOf(values.groups),
  })
  const inForce = await loadDisclosure(reader, contents.map(sellers))
  return (content) =>
    missingDisclosures(content.values, disclosureAt(inForce, sellers(content)), figureLabels)
}

/** Returns what a document that is submitted lacks; translations share the figures. */
export async function checkDisclosure(
  reader: Reader,
  { declaration, language }: Pick<Document, 'declaration' | 'language'>,
  content: Content,
): Promise<FieldErrors> {
  if (language !== '') return {}
  const missingIn = await checkDisclosures(reader, declaration, [content])
  return missingIn(content)
}
