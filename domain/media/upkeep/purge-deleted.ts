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
 * Removes for good what was deleted 30 days ago: first the rows, then the bytes, so that no row ever
 * points to bytes that are not there. Gives how many files of the library went.
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
      // Bytes that cannot be removed now are not forgotten.
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
