import type { State } from '#catalogue/revision-state.ts'
import type { Revision } from '#store/content/revisions.ts'

/** The state as the clock sees it: an approved revision whose end has passed is expired. */
export function stateAt(revision: Pick<Revision, 'state' | 'ends_at'>, now: string): State {
  const isOver = revision.ends_at !== null && revision.ends_at <= now
  return revision.state === 'approved' && isOver ? 'expired' : revision.state
}
