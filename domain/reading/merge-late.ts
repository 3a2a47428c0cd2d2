import { declarationByKey } from '#catalogue/catalogue.ts'
import type { LiveRevision } from '#store/content/live-revisions.ts'
import { listRevisionsByIds } from '#store/content/revisions.ts'
import type { Db } from '#store/tables.ts'
import { mergeInto } from '../content/publishing/carry.ts'

/**
 * Merges what began on the site by the clock, and has not been written down yet, into what campaigns
 * have of the same documents: what guests see does not wait for `applyDueTransitions`.
 */
export async function mergeLate(db: Db, rows: LiveRevision[]): Promise<LiveRevision[]> {
  const isLate = ({ campaign, beneath_id, made_on_id }: LiveRevision) =>
    campaign > 0 && beneath_id !== null && beneath_id !== made_on_id
  const late = rows.filter(isLate)
  if (late.length === 0) return rows
  const ids = late.flatMap(({ beneath_id, made_on_id }) => [beneath_id, made_on_id])
  const revisions = await listRevisionsByIds(
    db,
    ids.filter((id) => id !== null),
  )
  const byId = new Map(revisions.map((one) => [one.id, one]))
  return rows.map((row) => {
    const declaration = declarationByKey(row.subject)
    const revision = isLate(row) ? byId.get(row.beneath_id ?? 0) : undefined
    if (!declaration || !revision) return row
    const madeOn = byId.get(row.made_on_id ?? 0)
    const { content } = mergeInto({ document: { declaration }, madeOn, revision }, row)
    return { ...row, content }
  })
}
