import type { State } from '#catalogue/revision-state.ts'
import type { DocumentState } from '#store/content/document-states.ts'
import type { Revision } from '#store/content/revisions.ts'

/** The live revision of a document at a time. */
export interface Live {
  id: number
  since: string
  endsAt: string | null
  isArchived: boolean
}

type StateColumns = Pick<
  DocumentState,
  | 'live_id'
  | 'live_since'
  | 'live_ends_at'
  | 'live_archived'
  | 'scheduled_id'
  | 'scheduled_starts_at'
  | 'scheduled_ends_at'
  | 'scheduled_archived'
>

/**
 * Returns what is live at a moment, whether or not `applyDueTransitions` has run. The same in SQL
 * is `liveId` in `store/content/live-revisions.ts`.
 */
export function liveAt(state: StateColumns | undefined, now: string): Live | null {
  if (!state) return null
  const hasBegun = state.scheduled_starts_at !== null && state.scheduled_starts_at <= now
  const [id, since, endsAt, archived] = hasBegun
    ? [
        state.scheduled_id,
        state.scheduled_starts_at,
        state.scheduled_ends_at,
        state.scheduled_archived,
      ]
    : [state.live_id, state.live_since, state.live_ends_at, state.live_archived]
  if (id === null || (endsAt !== null && endsAt <= now)) return null
  return { id, since: since ?? '', endsAt, isArchived: archived === 1 }
}

/** Returns the id of the revision whose start is still to come, or null. */
export function scheduledAt(state: StateColumns | undefined, now: string): number | null {
  if (!state || state.scheduled_starts_at === null) return null
  return state.scheduled_starts_at > now ? state.scheduled_id : null
}

type Moments = Pick<StateColumns, 'live_ends_at' | 'scheduled_starts_at' | 'scheduled_ends_at'>

/** Returns when the clock next changes what is live here, or null for never. */
export function nextChangeAt(state: Moments | undefined, now: string): string | null {
  const moments = [state?.live_ends_at, state?.scheduled_starts_at, state?.scheduled_ends_at]
  const later = moments.filter((at): at is string => typeof at === 'string' && at > now)
  return later.sort()[0] ?? null
}

/** Returns the state of a revision at a moment: what was replaced or has ended is Expired. */
export function stateAt(
  revision: Pick<Revision, 'id' | 'state'>,
  state: StateColumns | undefined,
  now: string,
): State {
  if (revision.state !== 'approved') return revision.state
  const isCurrent = [liveAt(state, now)?.id, scheduledAt(state, now)].includes(revision.id)
  return isCurrent ? 'approved' : 'expired'
}

/** Returns the id of the revision that staff see: the open, the rejected, else the live one. */
export function staffRevisionAt(state: DocumentState | undefined, now: string): number | null {
  if (!state) return null
  if (state.open_id !== null) return state.open_id
  if (state.shown_state === 'rejected') return state.shown_id
  // An ended revision is shown until another one is, also before the clock worker writes its end.
  const started = state.scheduled_starts_at !== null ? state.scheduled_id : null
  return liveAt(state, now)?.id ?? scheduledAt(state, now) ?? started ?? state.shown_id
}

/**
 * Returns the id of the revision that a preview shows: the open or rejected one; where nothing is
 * live, the scheduled one. Null: what is live.
 */
export function previewedAt(state: DocumentState, now: string): number | null {
  if (state.open_id !== null) return state.open_id
  if (state.shown_state === 'rejected') return state.shown_id
  return liveAt(state, now) ? null : scheduledAt(state, now)
}

/**
 * Returns the id of the revision that translations are written beside: the live one while there is
 * one.
 */
export function sourceAt(state: DocumentState | undefined, now: string): number | null {
  return liveAt(state, now)?.id ?? staffRevisionAt(state, now)
}
