import type { Section } from '#catalogue/declaration.ts'
import type { PlaceState } from '#web/admin/api/wire.gen.ts'

/** What the load calls of the frame have in common, whatever else they carry. */
export interface FrameLoad {
  updated_at: string | null
  /** What can be edited, by entity type, with the steps that are open to the person; guests have none. */
  sections?: Record<string, PlaceState>
}

export function stateIn({ sections }: FrameLoad, section: Section): PlaceState {
  const state = sections?.[section.entityType]
  if (!state) throw new Error(`${section.label} is not part of what was loaded`)
  return state
}

/** The later of what was loaded and what a save or a conflict has answered since. */
export function newestState(loaded: PlaceState, answered: PlaceState | null): PlaceState {
  const isNewer = (answered?.record?.version ?? 0) > (loaded.record?.version ?? 0)
  return isNewer && answered ? answered : loaded
}
