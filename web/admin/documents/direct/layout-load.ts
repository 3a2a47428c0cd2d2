import type { Section } from '#catalogue/declaration.ts'
import type { DocumentView } from '#web/admin/api/wire.gen.ts'

/** What the load calls of the frame have in common, whatever else they carry. */
export interface LayoutLoad {
  updated_at: string | null
  /** What can be edited, by entity type, with the steps that are open to the person; guests have none. */
  sections?: Record<string, DocumentView>
}

export function stateIn({ sections }: LayoutLoad, section: Section): DocumentView {
  const state = sections?.[section.entityType]
  if (!state) throw new Error(`${section.label} is not part of what was loaded`)
  return state
}

/** The later of what was loaded and what a save or a conflict has answered since. */
export function newestState(loaded: DocumentView, answered: DocumentView | null): DocumentView {
  const isNewer = (answered?.record?.version ?? 0) > (loaded.record?.version ?? 0)
  return isNewer && answered ? answered : loaded
}
