import type { State } from '#catalogue/revision-state.ts'
import type { DocumentState } from '#store/content/document-states.ts'
import type { Revision } from '#store/content/revisions.ts'

/** What guests see at a place at some moment. */
export interface Live {
  id: number
  since: string
  endsAt: string | null
  isArchived: boolean
}

type Timed = Pick<
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
 * What is live at a moment, whoever has written down what the clock changed: a window opens at its
 * start and closes at its end, to the millisecond. The same in SQL is `liveId` in
 * `store/content/live-revisions.ts`.
 */
export function liveAt(head: Timed | undefined, now: string): Live | null {
  if (!head) return null
  const hasBegun = head.scheduled_starts_at !== null && head.scheduled_starts_at <= now
  const [id, since, endsAt, archived] = hasBegun
    ? [head.scheduled_id, head.scheduled_starts_at, head.scheduled_ends_at, head.scheduled_archived]
    : [head.live_id, head.live_since, head.live_ends_at, head.live_archived]
  if (id === null || (endsAt !== null && endsAt <= now)) return null
  return { id, since: since ?? '', endsAt, isArchived: archived === 1 }
}

/** What will be live later by the clock alone, or null. */
export function scheduledAt(head: Timed | undefined, now: string): number | null {
  if (!head || head.scheduled_starts_at === null) return null
  return head.scheduled_starts_at > now ? head.scheduled_id : null
}

type Ending = Pick<Timed, 'live_ends_at' | 'scheduled_starts_at' | 'scheduled_ends_at'>

/** When the clock next changes what is live here, or null for never. */
export function nextChangeAt(head: Ending | undefined, now: string): string | null {
  const moments = [head?.live_ends_at, head?.scheduled_starts_at, head?.scheduled_ends_at]
  const later = moments.filter((at): at is string => typeof at === 'string' && at > now)
  return later.sort()[0] ?? null
}

/** A record's state as the clock sees it: what it has replaced or ended is Expired from that moment. */
export function stateAt(
  revision: Pick<Revision, 'id' | 'state'>,
  head: Timed | undefined,
  now: string,
): State {
  if (revision.state !== 'approved') return revision.state
  const stands = [liveAt(head, now)?.id, scheduledAt(head, now)].includes(revision.id)
  return stands ? 'approved' : 'expired'
}

/** What a save starts from when it names no record: the open one, the rejected one, else the live one. */
export function shownAt(head: DocumentState | undefined, now: string): number | null {
  if (!head) return null
  if (head.open_id !== null) return head.open_id
  if (head.shown_state === 'rejected') return head.shown_id
  // What has ended is shown until something else is there, also before that is written down.
  const begun = head.scheduled_starts_at !== null ? head.scheduled_id : null
  return liveAt(head, now)?.id ?? scheduledAt(head, now) ?? begun ?? head.shown_id
}

/**
 * The record that a preview shows in place of the live one: the open or the rejected one, as on its
 * card; where nothing is live, the one whose start is still to come. Null: what is live.
 */
export function previewedAt(head: DocumentState, now: string): number | null {
  if (head.open_id !== null) return head.open_id
  if (head.shown_state === 'rejected') return head.shown_id
  return liveAt(head, now) ? null : scheduledAt(head, now)
}

/** The first language's record beside which its translations are written: the live one, while there is one. */
export function sourceAt(head: DocumentState | undefined, now: string): number | null {
  return liveAt(head, now)?.id ?? shownAt(head, now)
}
