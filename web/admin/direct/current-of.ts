import type { PlaceState } from '#catalogue/wire.ts'
import { Refusal } from '#web/admin/api/refusal.ts'
import { isPlaceState } from '#web/admin/section-card/is-place-state.ts'

/** The version that stands now, as a 409 hands it over; null for every other answer. */
export function currentOf(refused: unknown): PlaceState | null {
  if (!(refused instanceof Refusal) || refused.status !== 409) return null
  const { data } = refused
  if (typeof data !== 'object' || data === null || !('current' in data)) return null
  return isPlaceState(data.current) ? data.current : null
}
