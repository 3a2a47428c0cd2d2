import { isReferences } from '#catalogue/fields/lists/references.ts'
import type { Json } from '#catalogue/json.ts'

/** A restaurant with all groups that it is in. */
export interface GroupedLocation {
  id: number
  groups: readonly number[]
}

/**
 * Returns whether a restaurant sells a menu item: one with restaurants or groups of its own, in these
 * alone.
 */
export function isSoldAt(
  { locations, groups }: Readonly<Record<string, Json>>,
  restaurant: GroupedLocation,
): boolean {
  const [ids, groupIds] = [idsOf(locations), idsOf(groups)]
  if (ids.length + groupIds.length === 0) return true
  return ids.includes(restaurant.id) || groupIds.some((id) => restaurant.groups.includes(id))
}

export function idsOf(value: Json | undefined): number[] {
  return value !== undefined && isReferences(value) ? value.map(({ id }) => id) : []
}
