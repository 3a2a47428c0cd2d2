import {
  type DisclosureName,
  disclosureNamesIn,
} from '#catalogue/menu-law/profiles/disclosure-profiles.ts'
import { disclosureAt, type Sellers } from '#domain/content/menu-disclosure.ts'
import { readDisclosure } from '#domain/reading/read-disclosure.ts'
import type { Reading } from '#domain/reading/reading.ts'
import type { MenuItemEntry } from '#web/site/menu-items/load-menu-items.ts'

/** The profiles of the restaurants that sell some menu items. */
export interface Disclosure {
  of(entry: MenuItemEntry): readonly DisclosureName[]
  /** Those of all of these menu items together. */
  together: readonly DisclosureName[]
}

/** @param locationId the restaurant whose menu it is, where guests chose one */
export async function loadDisclosure(
  reading: Reading,
  entries: readonly MenuItemEntry[],
  locationId?: number,
): Promise<Disclosure> {
  const sellers = ({ values }: MenuItemEntry): Sellers =>
    locationId
      ? { locations: [locationId], groups: [] }
      : { locations: idsIn(values.locations), groups: idsIn(values.groups) }
  const inForce = await readDisclosure(reading, entries.map(sellers))
  const of = (entry: MenuItemEntry) => disclosureAt(inForce, sellers(entry))
  return { of, together: disclosureNamesIn(entries.flatMap(of)) }
}

/** Returns the profiles of a restaurant; of null, of all restaurants together. */
export async function loadProfilesAt(
  reading: Reading,
  locationId: number | null,
): Promise<readonly DisclosureName[]> {
  const sellers = { locations: locationId === null ? [] : [locationId], groups: [] }
  return disclosureAt(await readDisclosure(reading, [sellers]), sellers)
}

function idsIn(references: readonly { id: number }[]): number[] {
  return references.map(({ id }) => id)
}
