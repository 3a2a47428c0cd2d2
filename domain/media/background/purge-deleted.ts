import { addMilliseconds } from '#catalogue/time/add-milliseconds.ts'
import type { Services } from '#domain/services.ts'
import { findRunningBackup, lockBackups } from '#store/backups/backup-runs.ts'
import { expectBytes, markBytesForDeletion } from '#store/media/expected-bytes.ts'
import { removeMedia } from '#store/media/remove-media.ts'
import { daysToRestore } from '../library/gallery-item.ts'
import { sweepStrays } from './sweep-strays.ts'

/** Files per transaction. */
const batchSize = 50

/**
 * Removes files deleted 30 days ago: rows first, then bytes, so that no row points to missing
 * bytes. Returns how many.
 */
export async function purgeDeleted(services: Services): Promise<number> {
  const { store, now } = services
  const before = addMilliseconds(now(), -daysToRestore * 86_400_000)
  let purged = 0
  for (;;) {
    const count = await store.write(async (tx) => {
      // Waits for running backups on all nodes: they may still copy these files.
      await lockBackups(tx, now())
      if (await findRunningBackup(tx, now())) return 0
      const removed = await removeMedia(tx, before, batchSize)
      // Marks the bytes, which may fail to be deleted now.
      await expectBytes(tx, removed.stems, before)
      await markBytesForDeletion(tx, removed.stems, before)
      return removed.count
    })
    purged += count
    if (count < batchSize) break
  }
  await sweepStrays(services)
  return purged
}
