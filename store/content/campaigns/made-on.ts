import type { Db } from '#store/tables.ts'
import { listRevisionsByIds, type Revision } from '../revisions.ts'

/** Returns the revisions of the site that approved revisions of campaigns were made on, by the latter. */
export async function mapMadeOn(
  db: Db,
  revisions: readonly Pick<Revision, 'id'>[],
): Promise<Map<number, Revision>> {
  if (revisions.length === 0) return new Map()
  const rows = await db
    .selectFrom('line')
    .select(['live_id', 'made_on_id'])
    .where(
      'live_id',
      'in',
      revisions.map(({ id }) => id),
    )
    .execute()
  const ids = rows.flatMap(({ made_on_id }) => made_on_id ?? [])
  const byId = new Map((await listRevisionsByIds(db, ids)).map((one) => [one.id, one]))
  return new Map(
    rows.flatMap(({ live_id, made_on_id }) => {
      const madeOn = byId.get(made_on_id ?? 0)
      return live_id !== null && madeOn ? [[live_id, madeOn]] : []
    }),
  )
}
