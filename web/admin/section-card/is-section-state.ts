import type { SectionState } from '#catalogue/wire.ts'

/** Is this part of an answer a section as it stands now? */
export function isSectionState(found: unknown): found is SectionState {
  return (
    typeof found === 'object' &&
    found !== null &&
    'entity_type' in found &&
    'can' in found &&
    Array.isArray(found.can) &&
    'items' in found
  )
}
