import type { Section } from '#catalogue/declaration.ts'
import type { DocumentView } from '#web/admin/api/wire.gen.ts'

/** What all load calls of the site layout have in common. */
export interface LayoutLoad {
  updated_at: string | null
  /** The sections by entity type, with the allowed actions; guests have none. */
  sections?: Record<string, DocumentView>
}

export function stateIn({ sections }: LayoutLoad, section: Section): DocumentView {
  const state = sections?.[section.entityType]
  if (!state) throw new Error(`${section.label} is not part of what was loaded`)
  return state
}

/** Returns the later of the loaded state and that of the last answer. */
export function newestState(loaded: DocumentView, answered: DocumentView | null): DocumentView {
  const isNewer = (answered?.record?.version ?? 0) > (loaded.record?.version ?? 0)
  return isNewer && answered ? answered : loaded
}
