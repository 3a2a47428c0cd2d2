import { limits } from '#catalogue/limits.ts'
import type { DocumentView, Rejection } from '#catalogue/wire.ts'
import { documentName, staffKeyOf } from '#store/content/document-key.ts'
import type { DocumentState } from '#store/content/document-states.ts'
import { type Activity, listOpenRejections } from '#store/log/activity.ts'
import type { Db } from '#store/tables.ts'

/** Returns the rejections of a document by its state. */
export type Rejections = (
  state: DocumentState | undefined,
) => Pick<DocumentView, 'rejection' | 'earlier_rejections'>

/**
 * Loads the open rejections of several documents in one query: by whom, when and with which remarks
 * (contract section 2).
 */
export async function listRejections(
  db: Db,
  states: readonly DocumentState[],
): Promise<Rejections> {
  const rejected = states.filter(({ rejection_id: id }) => id !== null)
  const rounds = await listOpenRejections(db, rejected.map(staffKeyOf), limits.rejections)
  const byDocument = Map.groupBy(rounds, (line) => documentName(staffKeyOf(line)))
  return (state) => {
    const lines =
      state?.rejection_id == null ? [] : (byDocument.get(documentName(staffKeyOf(state))) ?? [])
    return {
      rejection: lines.map(toRejection).at(-1) ?? null,
      earlier_rejections: lines.slice(0, -1).map(toRejection),
    }
  }
}

function toRejection({ actor_name, at, remarks }: Activity): Rejection {
  return { by: actor_name, at, remarks }
}
