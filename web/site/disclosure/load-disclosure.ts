import {
  type DisclosureName,
  disclosureNamesIn,
} from '#catalogue/menu-law/profiles/disclosure-profiles.ts'
import { disclosureAt } from '#domain/content/menu-disclosure.ts'
import { readDisclosure } from '#domain/reading/read-disclosure.ts'
import type { Reading } from '#domain/reading/reading.ts'
import type { MenuItemEntry } from '#web/site/menu-items/load-menu-items.ts'

/** The profiles of the restaurants that sell some menu items. */
export interface Disclosure {
  of(entry: MenuItemEntry): readonly DisclosureName[]
  /** Those of all of these menu items together. */
  together: readonly DisclosureName[]
}

export async function loadDisclosure(
  reading: Reading,
  entries: readonly MenuItemEntry[],
): Promise<Disclosure> {
  const inForce = await readDisclosure(reading, entries.flatMap(sellersOf))
  const of = (entry: MenuItemEntry) => disclosureAt(inForce, sellersOf(entry))
  return { of, together: disclosureNamesIn(entries.flatMap(of)) }
}

/** Returns the profiles of a restaurant; of null, of all restaurants together. */
export async function loadProfilesAt(
  reading: Reading,
  locationId: number | null,
): Promise<readonly DisclosureName[]> {
  const ids = locationId === null ? [] : [locationId]
  return disclosureAt(await readDisclosure(reading, ids), ids)
}

function sellersOf({ values }: MenuItemEntry): number[] {
  return values.locations.map(({ id }) => id)
}
