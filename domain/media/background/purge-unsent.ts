import { addMilliseconds } from '#catalogue/time/add-milliseconds.ts'
import type { Services } from '#domain/services.ts'
import { findRunningBackup, lockBackups } from '#store/backups/backup-runs.ts'
import { expectBytes, markBytesForDeletion } from '#store/media/expected-bytes.ts'
import { removeUnsentScreenshots } from '#store/tickets/ticket-screenshots.ts'
import { sweepStrays } from './sweep-strays.ts'

/** Milliseconds that a screenshot waits for its ticket: a day, so that nobody loses one overnight. */
const maxWait = 24 * 3_600_000

/** Screenshots per transaction. */
const batchSize = 50

/** Removes screenshots whose ticket was never sent: rows first, then bytes. Returns how many. */
export async function purgeUnsentScreenshots(services: Services): Promise<number> {
  const { store, now } = services
  const before = addMilliseconds(now(), -maxWait)
  let purged = 0
  for (;;) {
    const count = await store.write(async (tx) => {
      // Waits for running backups on all nodes: they may still copy these files.
      await lockBackups(tx, now())
      if (await findRunningBackup(tx, now())) return 0
      const stems = await removeUnsentScreenshots(tx, before, batchSize)
      // Marks the bytes, which may fail to be deleted now.
      await expectBytes(tx, stems, before)
      await markBytesForDeletion(tx, stems, before)
      return stems.length
    })
    purged += count
    if (count < batchSize) break
  }
  if (purged > 0) await sweepStrays(services)
  return purged
}
