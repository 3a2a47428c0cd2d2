import type { PlaceState } from '#catalogue/wire.ts'

/** Is this part of an answer a section as it stands now? */
export function isPlaceState(found: unknown): found is PlaceState {
  return (
    typeof found === 'object' &&
    found !== null &&
    'entity_type' in found &&
    'can' in found &&
    Array.isArray(found.can) &&
    'items' in found
  )
}
