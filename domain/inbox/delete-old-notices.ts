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
 * Deletes notices older than `lifetime` (ms), and those beyond `limits.notices.each` a person, in
 * batches until `stopping`. Returns how many were too old.
 */
export async function deleteOldNotices(
  { store, now }: Pick<Services, 'store' | 'now'>,
  lifetime: number,
  stopping?: AbortSignal,
): Promise<number> {
  const before = addMilliseconds(now(), -lifetime)
  const deleted = await deleteInBatches(stopping, (most) =>
    store.write((tx) => removeOldNotices(tx, before, most)),
  )
  const { each } = limits.notices
  for (const personId of await listPeopleWithMoreNotices(store.db, each))
    await deleteInBatches(stopping, (most) =>
      store.write((tx) => removeOldestNotices(tx, personId, each, most)),
    )
  return deleted
}
