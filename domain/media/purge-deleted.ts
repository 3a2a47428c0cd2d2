import { type RemovedFiles, removeMedia } from '#store/media/remove-media.ts'
import type { Services } from '../services.ts'
import { daysToRestore } from './gallery-item.ts'
import { dropFiles, storedNames } from './store-file.ts'

/** How many files go in one transaction. */
const atOnce = 50

/**
 * Removes for good what was deleted 30 days ago: first the rows, then the bytes, so that no row ever
 * points to bytes that are not there. Gives how many files of the library went.
 */
export async function purgeDeleted({ store, files, now }: Services): Promise<number> {
  const before = new Date(Date.parse(now()) - daysToRestore * 86_400_000).toISOString()
  let purged = 0
  for (;;) {
    const removed = await store.write((tx) => removeMedia(tx, before, atOnce))
    await dropFiles(
      files,
      removed.files.flatMap((file: RemovedFiles) => storedNames(file)),
    )
    purged += removed.count
    if (removed.count < atOnce) return purged
  }
}
