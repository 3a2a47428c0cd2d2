import { inEnglish } from '#catalogue/messages/api-speech.ts'
import { type State, type Step, stepRules } from '#catalogue/revision-state.ts'
import { addActivity } from '#store/log/activity.ts'
import { addStepTally } from '#store/overview/step-tallies.ts'
import type { Tx } from '#store/tables.ts'
import type { Actor } from '../actor.ts'
import { stepInWords } from './lists/step-in-words.ts'
import type { Place } from './place.ts'

interface Taken {
  step: Step
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
export async function recordStep(
  tx: Tx,
  actor: Pick<Actor, 'id' | 'username'>,
  now: string,
  place: Place,
  taken: Taken,
): Promise<number> {
  const id = await addActivity(tx, lineOf(actor, now, place, taken))
  await tallyStep(tx, actor, now, taken)
  return id
}

/** What the weeks of the first screen count: submissions, and decisions by how long they were waited for. */
async function tallyStep(
  tx: Tx,
  { id: person_id }: Pick<Actor, 'id'>,
  at: string,
  { step, author }: Taken,
): Promise<void> {
  if (step !== 'submit' && step !== 'approve' && step !== 'reject') return
  const waited = step === 'submit' ? 0 : Date.parse(at) - Date.parse(author.at)
  await addStepTally(tx, { at, person_id, step, minutes: waited / 60_000, count: 1 })
}

/** The line itself. */
export function lineOf(
  actor: Pick<Actor, 'id' | 'username'>,
  now: string,
  place: Place,
  { step, from, revisionId, title, remarks = null, author }: Taken,
) {
  const rule = stepRules[step]
  if (!rule.from.includes(from)) throw new Error(`There is no step ${step} from ${from}`)
  return {
    at: now,
    actor_id: actor.id,
    actor_name: actor.username,
    step,
    subject: place.declaration.key,
    entry_id: place.entryId,
    language: place.language,
    revision_id: revisionId,
    title,
    // In English whoever takes it: it is searched, and said in the language of whoever reads it.
    description: inEnglish(stepInWords(step, { ...place, title })),
    from_state: from,
    to_state: rule.to,
    remarks,
    author_name: author.name,
    author_at: author.at,
  }
}
