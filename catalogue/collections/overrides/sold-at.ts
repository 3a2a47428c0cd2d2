import { isReferences } from '#catalogue/fields/lists/references.ts'
import type { Json } from '#catalogue/json.ts'

/** Returns whether a restaurant sells a menu item: one with restaurants of its own, in these alone. */
export function isSoldAt(
  { locations = [] }: Readonly<Record<string, Json>>,
  locationId: number,
): boolean {
  if (!isReferences(locations) || locations.length === 0) return true
  return locations.some(({ id }) => id === locationId)
}
