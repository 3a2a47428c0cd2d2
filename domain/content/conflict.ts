import { lockedSentence, messages, openSentence } from '#catalogue/messages.ts'
import type { Revision } from '#store/content/revisions.ts'
import { listUsernames } from '#store/people/people.ts'
import type { Db } from '#store/tables.ts'
import type { Actor } from '../actor.ts'
import { Problem } from '../problem.ts'
import { loadPlaceState } from './load-place-state.ts'
import type { Place } from './place.ts'

/**
 * The refusal of a save or decision that came too late, with the current record, so that the
 * person sees both texts and nothing is overwritten. Without a transaction (it has failed, and
 * PostgreSQL answers nothing more in it) the record is left out.
 */
export async function conflict(
  db: Db | null,
  actor: Actor,
  now: string,
  place: Place,
  sentence: string = messages.stale,
): Promise<Problem> {
  if (!db) return new Problem('conflict', sentence)
  const current = await loadPlaceState(db, actor, place, now)
  return new Problem('conflict', sentence, { data: { current } })
}

/** The refusal because of an open record: it names who has it, and since when. */
export async function openConflict(
  db: Db,
  actor: Actor,
  now: string,
  place: Place,
  open: Revision,
): Promise<Problem> {
  const { label } = place.declaration
  const isPending = open.state === 'pending'
  const who = (isPending ? open.submitted_by : null) ?? open.author_id
  const name = (await listUsernames(db, [who])).get(who) ?? 'somebody'
  const sentence = isPending
    ? lockedSentence(label, name, open.submitted_at ?? open.updated_at)
    : openSentence(label, name, open.updated_at)
  return conflict(db, actor, now, place, sentence)
}
