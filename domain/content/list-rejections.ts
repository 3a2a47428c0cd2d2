import { limits } from '#catalogue/limits.ts'
import type { PlaceState, Rejection } from '#catalogue/wire.ts'
import type { Head } from '#store/content/heads.ts'
import { placeName, placeOf } from '#store/content/place.ts'
import { type Activity, listRounds } from '#store/log/activity.ts'
import type { Db } from '#store/tables.ts'

/** What stands of a place's rejections, by its head. */
export type Rejections = (
  head: Head | undefined,
) => Pick<PlaceState, 'rejection' | 'earlier_rejections'>

/**
 * The rejections that stand at some places, round by round: who sent each back, when and in what
 * words (contract section 2). Whatever the number of places, in one query.
 */
export async function listRejections(db: Db, heads: readonly Head[]): Promise<Rejections> {
  const rejected = heads.filter(({ rejection_id: id }) => id !== null)
  const rounds = await listRounds(db, rejected.map(placeOf), limits.rounds)
  const byPlace = Map.groupBy(rounds, (line) => placeName(placeOf(line)))
  return (head) => {
    const told = head?.rejection_id == null ? [] : (byPlace.get(placeName(placeOf(head))) ?? [])
    return {
      rejection: told.map(toRejection).at(-1) ?? null,
      earlier_rejections: told.slice(0, -1).map(toRejection),
    }
  }
}

function toRejection({ actor_name, at, remarks }: Activity): Rejection {
  return { by: actor_name, at, remarks }
}
