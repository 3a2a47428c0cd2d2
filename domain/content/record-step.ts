import type { Declaration } from '#catalogue/declaration.ts'
import { type State, type Step, stepRules } from '#catalogue/revision-state.ts'
import { addActivity } from '#store/content/activity.ts'
import type { Revision } from '#store/content/revisions.ts'
import type { Tx } from '#store/tables.ts'
import type { Actor } from '../actor.ts'

interface Taken {
  step: Step
  from: State | 'none'
  remarks?: string | null
  author: { name: string; at: string }
}

/**
 * Writes the one line of the log that every step leaves (contract section 2), in the step's own
 * transaction. Throws when the table of steps has no such step: that is a bug.
 */
export async function recordStep(
  tx: Tx,
  declaration: Declaration,
  revision: Pick<Revision, 'id' | 'subject' | 'entry_id'>,
  actor: Actor,
  now: string,
  { step, from, remarks = null, author }: Taken,
): Promise<void> {
  const rule = stepRules[step]
  if (!rule.from.includes(from)) throw new Error(`There is no step ${step} from ${from}`)
  await addActivity(tx, {
    at: now,
    actor_id: actor.id,
    actor_name: actor.username,
    step,
    subject: revision.subject,
    entry_id: revision.entry_id,
    revision_id: revision.id,
    description: `${declaration.label} ${rule.wording}`,
    from_state: from,
    to_state: rule.to,
    remarks,
    author_name: author.name,
    author_at: author.at,
  })
}
