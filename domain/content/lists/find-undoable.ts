import { declarationByKey } from '#catalogue/catalogue.ts'
import { may } from '#catalogue/roles.ts'
import type { Actor } from '#domain/actor.ts'
import { documentKeyOf, documentName } from '#store/content/document-key.ts'
import { listDocumentStates } from '#store/content/document-states.ts'
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
  const saves = lines.filter(({ step: transition, subject }) => {
    const declaration = declarationByKey(subject)
    const isSave = transition === 'publish' || transition === 'undo'
    return isSave && declaration !== undefined && may(actor.role, declaration.ability)
  })
  const places = new Map(
    saves.map((line) => [documentName(documentKeyOf(line)), documentKeyOf(line)]),
  )
  const heads = await listDocumentStates(db, [...places.values()])
  const last = new Set(heads.filter(({ version }) => version > 1).map(({ live_id }) => live_id))
  return new Set(saves.filter((line) => last.has(line.revision_id)).map(({ id }) => id))
}
