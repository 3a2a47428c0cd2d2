import { limits } from '#catalogue/limits.ts'
import { addMilliseconds } from '#catalogue/time/add-milliseconds.ts'
import { deleteInBatches } from '#domain/delete-in-batches.ts'
import type { Services } from '#domain/services.ts'
import {
  listPeopleWithMoreNotices,
  removeOldestNotices,
  removeOldNotices,
} from '#store/notices/notices.ts'

/**
 * Removes what is older than so many milliseconds or too much, in small parts; `stopping` ends it
 * between two. Gives how many were old.
 */
export async function deleteOldNotices(
  { store, now }: Pick<Services, 'store' | 'now'>,
  keptFor: number,
  stopping?: AbortSignal,
): Promise<number> {
  const before = addMilliseconds(now(), -keptFor)
  const gone = await deleteInBatches(stopping, (most) =>
    store.write((tx) => removeOldNotices(tx, before, most)),
  )
  const { each } = limits.notices
  for (const personId of await listPeopleWithMoreNotices(store.db, each))
    await deleteInBatches(stopping, (most) =>
      store.write((tx) => removeOldestNotices(tx, personId, each, most)),
    )
  return gone
}
