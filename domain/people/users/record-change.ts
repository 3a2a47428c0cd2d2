import type { Context } from '#domain/context.ts'
import type { PersonLogAction } from '#store/people/people-tables.ts'
import { addPersonLines } from '#store/people/person-log.ts'

/** What a field of an account was and is. */
export type Changes = Record<string, { before: string | number; after: string | number }>

interface Change {
  personId: number
  step: PersonLogAction
  changes?: Changes
}

/** Writes down what somebody changed of an account. Secrets are not told: that they changed is. */
export async function recordChange(context: Context, change: Change): Promise<void> {
  await recordChanges(context, [change])
}

/** The same of several at once. */
export async function recordChanges(
  { db, actor, now }: Context,
  changed: readonly Change[],
): Promise<void> {
  const lines = changed.map(({ personId, step, changes = {} }) => ({
    at: now,
    actor_id: actor.id,
    actor_name: actor.username,
    person_id: personId,
    step,
    changes: JSON.stringify(changes),
  }))
  await addPersonLines(db, lines)
}
