import type { Context } from '#domain/context.ts'
import type { PersonLogAction } from '#store/people/people-tables.ts'
import { addPersonLines } from '#store/people/person-log.ts'

/** Former and new value by field. */
export type Changes = Record<string, { before: string | number; after: string | number }>

interface Change {
  personId: number
  step: PersonLogAction
  changes?: Changes
}

/** Logs a change of an account, without secrets. */
export async function recordChange(context: Context, change: Change): Promise<void> {
  await recordChanges(context, [change])
}

/** Logs several changes at once. */
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
