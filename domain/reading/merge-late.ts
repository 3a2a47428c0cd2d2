import { declarationByKey } from '#catalogue/catalogue.ts'
import type { LiveRevision } from '#store/content/live-revisions.ts'
import { listRevisionsByIds } from '#store/content/revisions.ts'
import type { Db } from '#store/tables.ts'
import { mergeInto } from '../content/publishing/carry.ts'

/**
 * Merges what began on the site by the clock, and has not been written down yet, into what campaigns
 * have of the same documents: what guests see does not wait for `applyDueTransitions`. What is over by
 * that is left out.
 */
export async function mergeLate(
  db: Db,
  rows: LiveRevision[],
  now: string,
): Promise<LiveRevision[]> {
  const isLate = ({ campaign, due_id }: LiveRevision) => campaign > 0 && due_id !== null
  const late = rows.filter(isLate)
  if (late.length === 0) return rows
  const ids = late.flatMap(({ due_id, made_on_id }) => [due_id, made_on_id])
  const revisions = await listRevisionsByIds(
    db,
    ids.filter((id) => id !== null),
  )
  const byId = new Map(revisions.map((one) => [one.id, one]))
  return rows.flatMap((row) => {
    const declaration = declarationByKey(row.subject)
    const revision = isLate(row) ? byId.get(row.due_id ?? 0) : undefined
    if (!declaration || !revision) return [row]
    const madeOn = byId.get(row.made_on_id ?? 0)
    const { paths: _, ...merged } = mergeInto({ document: { declaration }, madeOn, revision }, row)
    const { starts_at, ends_at, archived } = merged
    const hasBegun = starts_at === null || starts_at <= now
    if (!hasBegun || (ends_at !== null && ends_at <= now)) return []
    return [{ ...row, ...merged, is_archived: archived === 1 }]
  })
}
