import { inEnglish } from '#catalogue/messages/localize.ts'
import { type State, stateAfter, type Transition } from '#catalogue/revision-state.ts'
import type { ActorRef } from '#domain/actor.ts'
import type { Context } from '#domain/context.ts'
import { addActivity } from '#store/log/activity.ts'
import { countTransition } from '#store/overview/transition-counts.ts'
import type { Tx } from '#store/tables.ts'
import type { Actor } from '../actor.ts'
import type { Document } from './document.ts'
import { describeTransition } from './lists/describe-transition.ts'

interface LoggedTransition {
  step: Transition
  from: State | 'none'
  revisionId: number
  /** '' for a section. */
  title: string
  remarks?: string | null
  author: { name: string; at: string }
}

/**
 * Inserts the line that each transition leaves in the log (contract section 2), in its transaction.
 * Returns the line's id. Throws when the table of transitions does not have it: a bug.
 */
export async function logTransition(
  context: Context<ActorRef>,
  document: Document,
  transition: LoggedTransition,
): Promise<number> {
  const { db, actor, now } = context
  const id = await addActivity(db, lineOf(context, document, transition))
  await countTransitionOf(db, actor, now, transition)
  return id
}

/** Counts submissions, and decisions by how long they took, for the weeks of the overview. */
async function countTransitionOf(
  tx: Tx,
  { id: person_id }: Pick<Actor, 'id'>,
  at: string,
  { step: transition, author }: LoggedTransition,
): Promise<void> {
  const step = transition === 'approvePart' ? 'approve' : transition
  if (step !== 'submit' && step !== 'approve' && step !== 'reject') return
  const waited = step === 'submit' ? 0 : Date.parse(at) - Date.parse(author.at)
  await countTransition(tx, { at, person_id, step, minutes: waited / 60_000, count: 1 })
}

function lineOf(
  { actor, now, batch }: Context<ActorRef>,
  document: Document,
  { step: transition, from, revisionId, title, remarks = null, author }: LoggedTransition,
) {
  return {
    at: now,
    actor_id: actor.id,
    actor_name: actor.username,
    step: transition,
    subject: document.declaration.key,
    entry_id: document.entryId,
    language: document.language,
    revision_id: revisionId,
    campaign: document.campaign ?? null,
    title,
    // Stored in English for the search; readers get it in their own language.
    description: inEnglish(describeTransition(transition, { ...document, title })),
    from_state: from,
    to_state: stateAfter(transition, from),
    remarks,
    author_name: author.name,
    author_at: author.at,
    batch: batch ?? null,
  }
}
