import { declarationByKey } from '#catalogue/catalogue.ts'
import { may } from '#catalogue/roles.ts'
import type { Activity } from '#store/content/activity.ts'
import { listNewestRevisions } from '#store/content/revisions.ts'
import type { Db } from '#store/tables.ts'
import type { Actor } from '../actor.ts'

/**
 * Which of these lines of the log the person may take back with one click: saves without an
 * approval that nothing newer has followed and that something stood before.
 */
export async function findUndoable(
  db: Db,
  actor: Actor,
  lines: readonly Activity[],
): Promise<Set<number>> {
  const saves = lines.filter(({ step, subject }) => {
    const declaration = declarationByKey(subject)
    const isSave = step === 'publish' || step === 'undo'
    return isSave && declaration !== undefined && may(actor.role, declaration.ability)
  })
  if (saves.length === 0) return new Set()
  const newest = await listNewestRevisions(db, [...new Set(saves.map(({ subject }) => subject))])
  const last = new Set(newest.filter(({ version }) => version > 1).map(({ id }) => id))
  return new Set(saves.filter((line) => last.has(line.revision_id)).map(({ id }) => id))
}
