import { lockPublications } from '../content/ledger.ts'
import { isLeaseOver } from '../lease-over.ts'
import type { Db, Tx } from '../tables.ts'
import { type Media, type Rendition, toMedia } from './media.ts'

/** How many processes make copies at a time, over all nodes. */
const mostEncoders = 2

/**
 * How often the making of a file's copies is begun before it is left as it is: a try that failed
 * counts as much as three whose process died, which most times is not the picture's fault.
 */
const mostTries = 9
const failure = 3

/** Work on a file that somebody has taken on, known by its end: whoever takes it over sets a later one. */
export interface CopyClaim {
  media: Media
  until: string
}

/**
 * Takes on the making of one file's copies until `until`, or gives undefined: nothing is due, or
 * others are at it. Who dies in between loses it when the time is up, and another goes on. Takes the
 * turn to publish, so that of several at once each sees how many there are.
 */
export async function claimDueMedia(
  tx: Tx,
  now: string,
  until: string,
): Promise<CopyClaim | undefined> {
  await lockPublications(tx)
  const busy = await tx
    .selectFrom('media')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('copies_due', '=', 1)
    .where(({ not }) => not(isLeaseOver('copying_until', now)))
    .executeTakeFirstOrThrow()
  if (Number(busy.count) >= mostEncoders) return undefined
  const due = await tx
    .selectFrom('media')
    .select(['id', 'copy_tries'])
    .where('copies_due', '=', 1)
    .where('deleted_at', 'is', null)
    .where('copy_tries', '<', mostTries)
    .where(isLeaseOver('copying_until', now))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!due) return undefined
  const row = await tx
    .updateTable('media')
    .set({ copying_until: until, copy_tries: due.copy_tries + 1 })
    .where('id', '=', due.id)
    .returningAll()
    .executeTakeFirst()
  return row && { media: toMedia(row), until }
}

/** Holds on to the work until a later moment. False: it was taken over, or the file was replaced. */
export async function renewClaim(
  tx: Tx,
  { media, until }: CopyClaim,
  next: string,
): Promise<boolean> {
  const result = await tx
    .updateTable('media')
    .set({ copying_until: next })
    .where('id', '=', media.id)
    .where('copying_until', '=', until)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** Writes down the copies there are now. Only for who has just renewed the claim. */
export async function changeCopies(
  tx: Tx,
  { id }: Pick<Media, 'id'>,
  renditions: readonly Rendition[],
): Promise<void> {
  const copies = JSON.stringify(renditions)
  await tx.updateTable('media').set({ renditions: copies }).where('id', '=', id).execute()
}

/**
 * Lets go of a file. `done`: nothing is due any more, unless its focal point has moved meanwhile.
 * `interrupted`: the try does not count. Only for who has just renewed the claim.
 */
export async function finishCopies(
  tx: Tx,
  made: Pick<Media, 'id' | 'focal_x' | 'focal_y'>,
  outcome: 'done' | 'failed' | 'interrupted',
): Promise<void> {
  const own = tx.updateTable('media').where('id', '=', made.id)
  const more = { done: 0, failed: failure - 1, interrupted: -1 }[outcome]
  await own
    .set((eb) => ({ copying_until: null, copy_tries: eb('copy_tries', '+', more) }))
    .execute()
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
