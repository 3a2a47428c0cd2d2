import { inEnglish } from '#catalogue/messages/localize.ts'
import { type State, type Transition, transitionRules } from '#catalogue/revision-state.ts'
import type { ActorRef } from '#domain/actor.ts'
import type { Context } from '#domain/context.ts'
import { addActivity } from '#store/log/activity.ts'
import { countTransition } from '#store/overview/transition-counts.ts'
import type { Tx } from '#store/tables.ts'
import type { Actor } from '../actor.ts'
import type { Document } from './document.ts'
import { describeTransition } from './lists/describe-transition.ts'

interface Taken {
  step: Transition
  from: State | 'none'
  revisionId: number
  /** What the entry was called; '' for a section. */
  title: string
  remarks?: string | null
  author: { name: string; at: string }
}

/**
 * Writes the one line of the log that every step leaves (contract section 2), in the step's own
 * transaction, and gives its id. Throws when the table of steps has no such step: that is a bug.
 */
export async function logTransition(
  { db, actor, now }: Context<ActorRef>,
  document: Document,
  taken: Taken,
): Promise<number> {
  const id = await addActivity(db, lineOf(actor, now, document, taken))
  await tallyStep(db, actor, now, taken)
  return id
}

/** What the weeks of the first screen count: submissions, and decisions by how long they were waited for. */
async function tallyStep(
  tx: Tx,
  { id: person_id }: Pick<Actor, 'id'>,
  at: string,
  { step: transition, author }: Taken,
): Promise<void> {
  if (transition !== 'submit' && transition !== 'approve' && transition !== 'reject') return
  const waited = transition === 'submit' ? 0 : Date.parse(at) - Date.parse(author.at)
  await countTransition(tx, { at, person_id, step: transition, minutes: waited / 60_000, count: 1 })
}

/** The line itself. */
function lineOf(
  actor: Pick<Actor, 'id' | 'username'>,
  now: string,
  document: Document,
  { step: transition, from, revisionId, title, remarks = null, author }: Taken,
) {
  const rule = transitionRules[transition]
  if (!rule.from.includes(from)) throw new Error(`There is no step ${transition} from ${from}`)
  return {
    at: now,
    actor_id: actor.id,
    actor_name: actor.username,
    step: transition,
    subject: document.declaration.key,
    entry_id: document.entryId,
    language: document.language,
    revision_id: revisionId,
    title,
    // In English whoever takes it: it is searched, and said in the language of whoever reads it.
    description: inEnglish(describeTransition(transition, { ...document, title })),
    from_state: from,
    to_state: rule.to,
    remarks,
    author_name: author.name,
    author_at: author.at,
  }
}
