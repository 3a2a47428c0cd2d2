import { limits } from '#catalogue/limits.ts'
import type { DocumentView, Rejection } from '#catalogue/wire.ts'
import { documentKeyOf, documentName } from '#store/content/document-key.ts'
import type { DocumentState } from '#store/content/document-states.ts'
import { type Activity, listOpenRejections } from '#store/log/activity.ts'
import type { Db } from '#store/tables.ts'

/** What stands of a place's rejections, by its head. */
export type Rejections = (
  head: DocumentState | undefined,
) => Pick<DocumentView, 'rejection' | 'earlier_rejections'>

/**
 * The rejections that stand at some places, round by round: who sent each back, when and in what
 * words (contract section 2). Whatever the number of places, in one query.
 */
export async function listRejections(db: Db, heads: readonly DocumentState[]): Promise<Rejections> {
  const rejected = heads.filter(({ rejection_id: id }) => id !== null)
  const rounds = await listOpenRejections(db, rejected.map(documentKeyOf), limits.rejections)
  const byPlace = Map.groupBy(rounds, (line) => documentName(documentKeyOf(line)))
  return (head) => {
    const told =
      head?.rejection_id == null ? [] : (byPlace.get(documentName(documentKeyOf(head))) ?? [])
    return {
      rejection: told.map(toRejection).at(-1) ?? null,
      earlier_rejections: told.slice(0, -1).map(toRejection),
    }
  }
}

function toRejection({ actor_name, at, remarks }: Activity): Rejection {
  return { by: actor_name, at, remarks }
}
