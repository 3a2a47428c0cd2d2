import { lockPublications } from '../content/ledger.ts'
import { countRows } from '../count-rows.ts'
import { isLeaseOver } from '../lease-over.ts'
import type { Db, Tx } from '../tables.ts'
import { type Media, type Rendition, toMedia } from './media.ts'

const maxEncoders = 2

/** A failed try counts three times as much as one whose process died. */
const maxTries = 9
const failure = 3

/** Its end identifies a lease: a process that takes it over sets a later one. */
export interface CopyClaim {
  media: Media
  until: string
}

/** Takes the publication lock, so that of several processes each sees how many are busy. */
export async function claimDueMedia(
  tx: Tx,
  now: string,
  until: string,
): Promise<CopyClaim | undefined> {
  await lockPublications(tx)
  const busy = tx
    .selectFrom('media')
    .where('copies_due', '=', 1)
    .where(({ not }) => not(isLeaseOver('copying_until', now)))
  if ((await countRows(busy)) >= maxEncoders) return undefined
  const due = await tx
    .selectFrom('media')
    .select(['id', 'copy_tries'])
    .where('copies_due', '=', 1)
    .where('deleted_at', 'is', null)
    .where('copy_tries', '<', maxTries)
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

/** Extends a lease. Returns false when another process took it over or the file was replaced. */
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

export async function changeCopies(
  tx: Tx,
  { id }: Pick<Media, 'id'>,
  renditions: readonly Rendition[],
): Promise<void> {
  const copies = JSON.stringify(renditions)
  await tx.updateTable('media').set({ renditions: copies }).where('id', '=', id).execute()
}

/** `interrupted` does not count as a try. `done` has no effect where the focal point has moved. */
export async function finishCopies(
  tx: Tx,
  made: Pick<Media, 'id' | 'focal_x' | 'focal_y'>,
  outcome: 'done' | 'failed' | 'interrupted',
): Promise<void> {
  const update = tx.updateTable('media').where('id', '=', made.id)
  const more = { done: 0, failed: failure - 1, interrupted: -1 }[outcome]
  await update
    .set((eb) => ({ copying_until: null, copy_tries: eb('copy_tries', '+', more) }))
    .execute()
  if (outcome !== 'done') return
  await update
    .set({ copies_due: 0, copy_tries: 0 })
    .where('focal_x', '=', made.focal_x)
    .where('focal_y', '=', made.focal_y)
    .execute()
}

export async function countDueMedia(db: Db): Promise<number> {
  return countRows(
    db
      .selectFrom('media')
      .where('copies_due', '=', 1)
      .where('copy_tries', '<', maxTries)
      .where('deleted_at', 'is', null),
  )
}
