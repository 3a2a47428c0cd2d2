import type { SectionState } from '#catalogue/wire.ts'
import { Refusal } from '#web/admin/api/refusal.ts'
import { isSectionState } from '#web/admin/section-card/is-section-state.ts'

/** The version that stands now, as a 409 hands it over; null for every other answer. */
export function currentOf(refused: unknown): SectionState | null {
  if (!(refused instanceof Refusal) || refused.status !== 409) return null
  const { data } = refused
  if (typeof data !== 'object' || data === null || !('current' in data)) return null
  return isSectionState(data.current) ? data.current : null
}
