import { addMilliseconds } from '#catalogue/time/add-milliseconds.ts'
import type { Services } from '#domain/services.ts'
import { findRunningBackup, lockBackups } from '#store/backups/backup-runs.ts'
import { condemnBytes, expectBytes } from '#store/media/expected-bytes.ts'
import { removeUnsentScreenshots } from '#store/tickets/ticket-screenshots.ts'
import { sweepStrays } from './sweep-strays.ts'

/** How long (ms) a screenshot waits for its ticket: a day, so that nobody loses one overnight. */
const longestWait = 24 * 3_600_000

/** How many go in one transaction. */
const atOnce = 50

/** Removes screenshots whose ticket was never sent: rows first, then bytes. Returns how many. */
export async function purgeUnsentScreenshots(services: Services): Promise<number> {
  const { store, now } = services
  const before = addMilliseconds(now(), -longestWait)
  let purged = 0
  for (;;) {
    const count = await store.write(async (tx) => {
      // What a backup has begun to copy stays until it is done, on whichever node.
      await lockBackups(tx, now())
      if (await findRunningBackup(tx, now())) return 0
      const stems = await removeUnsentScreenshots(tx, before, atOnce)
      // Bytes that cannot be removed now are not forgotten.
      await expectBytes(tx, stems, before)
      await condemnBytes(tx, stems, before)
      return stems.length
    })
    purged += count
    if (count < atOnce) break
  }
  if (purged > 0) await sweepStrays(services)
  return purged
}
