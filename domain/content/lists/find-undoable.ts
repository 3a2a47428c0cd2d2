import { declarationByKey } from '#catalogue/catalogue.ts'
import { may } from '#catalogue/roles.ts'
import type { Actor } from '#domain/actor.ts'
import { listHeads } from '#store/content/heads.ts'
import { placeName, placeOf } from '#store/content/place.ts'
import type { Activity } from '#store/log/activity.ts'
import type { Db } from '#store/tables.ts'

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
  const places = new Map(saves.map((line) => [placeName(placeOf(line)), placeOf(line)]))
  const heads = await listHeads(db, [...places.values()])
  const last = new Set(heads.filter(({ version }) => version > 1).map(({ live_id }) => live_id))
  return new Set(saves.filter((line) => last.has(line.revision_id)).map(({ id }) => id))
}
