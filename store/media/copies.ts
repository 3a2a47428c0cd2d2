import type { Db, Tx } from '../tables.ts'
import { type Media, type Rendition, toMedia } from './media.ts'

/** How many processes make copies at a time, over all nodes. */
const mostEncoders = 2

/** How often the making of a file's copies is begun before it is left as it is. */
const mostTries = 3

/**
 * Takes on the making of one file's copies until `until`, or gives undefined: nothing is due, or
 * others are at it. Who dies in between loses it when the time is up, and another goes on.
 */
export async function claimDueMedia(
  tx: Tx,
  now: string,
  until: string,
): Promise<Media | undefined> {
  const busy = await tx
    .selectFrom('media')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('copies_due', '=', 1)
    .where('copying_until', '>', now)
    .executeTakeFirstOrThrow()
  if (Number(busy.count) >= mostEncoders) return undefined
  const due = await tx
    .selectFrom('media')
    .select(['id', 'copy_tries'])
    .where('copies_due', '=', 1)
    .where('deleted_at', 'is', null)
    .where('copy_tries', '<', mostTries)
    .where((eb) => eb.or([eb('copying_until', 'is', null), eb('copying_until', '<=', now)]))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!due) return undefined
  const row = await tx
    .updateTable('media')
    .set({ copying_until: until, copy_tries: due.copy_tries + 1 })
    .where('id', '=', due.id)
    .where((eb) => eb.or([eb('copying_until', 'is', null), eb('copying_until', '<=', now)]))
    .returningAll()
    .executeTakeFirst()
  return row && toMedia(row)
}

/** Writes down the copies there are now, and holds on to the work. False: the file was replaced. */
export async function changeCopies(
  tx: Tx,
  { id, stem }: Pick<Media, 'id' | 'stem'>,
  renditions: readonly Rendition[],
  until: string,
): Promise<boolean> {
  const result = await tx
    .updateTable('media')
    .set({ renditions: JSON.stringify(renditions), copying_until: until })
    .where('id', '=', id)
    .where('stem', '=', stem)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/**
 * Lets go of a file. `done`: nothing is due any more, unless its focal point has moved meanwhile.
 * `interrupted`: the try does not count. `failed`: it does.
 */
export async function finishCopies(
  tx: Tx,
  made: Pick<Media, 'id' | 'stem' | 'focal_x' | 'focal_y' | 'copy_tries'>,
  outcome: 'done' | 'failed' | 'interrupted',
): Promise<void> {
  const own = tx.updateTable('media').where('id', '=', made.id).where('stem', '=', made.stem)
  const tries = outcome === 'interrupted' ? { copy_tries: made.copy_tries - 1 } : {}
  await own.set({ copying_until: null, ...tries }).execute()
  if (outcome !== 'done') return
  await own
    .set({ copies_due: 0, copy_tries: 0 })
    .where('focal_x', '=', made.focal_x)
    .where('focal_y', '=', made.focal_y)
    .execute()
}

/** How many files wait for copies. */
export async function countDueMedia(db: Db): Promise<number> {
  const row = await db
    .selectFrom('media')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('copies_due', '=', 1)
    .where('copy_tries', '<', mostTries)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}
