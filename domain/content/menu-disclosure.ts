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
import { listGroups } from '#store/groups/groups.ts'
import type { Document } from './document.ts'
import { disclosureOf } from './scope/group-tree.ts'
import { groupsOfLocations } from './scope/groups-of.ts'
import { locationsInGroups } from './scope/locations-in.ts'

/** The disclosure profiles of the restaurants that guests see. */
export interface DisclosureInForce {
  /** Those that at least one restaurant has. */
  all: readonly DisclosureName[]
  byLocation: ReadonlyMap<number, readonly DisclosureName[]>
}

type Reader = Pick<ReadContext, 'db' | 'now'>

/**
 * Loads the profiles of all restaurants and groups together, and those of some restaurants with
 * those of their groups.
 */
export async function loadDisclosure(
  { db, now }: Reader,
  locationIds: readonly number[],
): Promise<DisclosureInForce> {
  const named = { type: location.key, name: 'disclosure', now }
  const found = await findLiveValues(db, { ...named, values: disclosureNames })
  const rows = await listLiveValuesOf(db, { ...named, ids: [...new Set(locationIds)] })
  const byId = Map.groupBy(rows, ({ entry_id }) => entry_id)
  const groups = new Map((await listGroups(db)).map((group) => [group.id, disclosureOf(group)]))
  const hasGroups = [...groups.values()].some((names) => names.length > 0)
  const memberships = hasGroups ? await groupsOfLocations({ db, now }, locationIds) : new Map()
  const ofGroups = (id: number) =>
    (memberships.get(id) ?? []).flatMap((group: number) => groups.get(group) ?? [])
  return {
    all: disclosureNamesIn([...found, ...[...groups.values()].flat()]),
    byLocation: new Map(
      locationIds.map((id) => {
        const own = (byId.get(id) ?? []).map(({ value }) => value)
        return [id, disclosureNamesIn([...own, ...ofGroups(id)])]
      }),
    ),
  }
}

/** Returns the profiles of the restaurants that alone sell a menu item; without any, of all. */
export function disclosureAt(
  { all, byLocation }: DisclosureInForce,
  ids: readonly number[],
): readonly DisclosureName[] {
  return ids.length === 0 ? all : disclosureNamesIn(ids.flatMap((id) => byLocation.get(id) ?? []))
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
  const groups = contents.flatMap(({ values }) => idsOf(values.groups))
  const inside = await locationsInGroups(reader, groups)
  // None: all restaurants sell it.
  const sellers = ({ values }: Content) => [
    ...idsOf(values.locations),
    ...idsOf(values.groups).flatMap((id) => inside.get(id) ?? []),
  ]
  const inForce = await loadDisclosure(reader, contents.flatMap(sellers))
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
