import { anyEntryOf } from '#catalogue/order.ts'
import type { Services } from '#domain/services.ts'
import { endEncoders } from '../encoding/encoders.ts'
import { mediaChanges } from '../media-changes.ts'
import { areCopiesDue, makeNextCopies } from './make-copies.ts'
import { purgeDeleted } from './purge-deleted.ts'
import { purgeUnsentScreenshots } from './purge-unsent.ts'
import { sweepIncoming } from './sweep-incoming.ts'
import { sweepStrays } from './sweep-strays.ts'

/** Milliseconds between checks for missed work and for files to purge. */
const checkInterval = 60_000
const purgeInterval = 24 * 3_600_000

/** In ms: when it looks again for work of others, who may have crashed. */
const lookAgain = 5_000

interface WorkerOptions {
  /** Folder of files in work. */
  folder: string
  report(error: unknown, what: string): void
}

/**
 * Runs the library's background jobs until `stop`: makes copies, sweeps failed uploads and removes
 * expired files.
 */
export function runMediaWorker(services: Services, { folder, report }: WorkerOptions) {
  let isStopped = false
  let working: Promise<void> | null = null
  let isWanted = false
  let purgedAt = 0

  async function work(): Promise<void> {
    try {
      while (!isStopped && (await makeNextCopies(services, folder))) isWanted = false
      if (isStopped) return
      if (await areCopiesDue(services)) setTimeout(wake, lookAgain).unref()
      await sweepIncoming(folder)
      await sweepStrays(services)
      if (isStopped || Date.now() - purgedAt < purgeInterval) return
      purgedAt = Date.now()
      await purgeDeleted(services)
      await purgeUnsentScreenshots(services)
    } catch (error) {
      if (!isStopped) report(error, 'work on the library was left for later')
    }
  }

  function wake(): void {
    isWanted = true
    if (isStopped || working) return
    isWanted = false
    working = work().finally(() => {
      working = null
      if (isWanted) wake()
    })
  }

  const timer = setInterval(wake, checkInterval).unref()
  const stopListening = services.store.publications.onChange((changed) => {
    if (changed === 'everything' || changed.has(anyEntryOf(mediaChanges))) wake()
  })
  wake()

  return {
    async stop(): Promise<void> {
      isStopped = true
      clearInterval(timer)
      stopListening()
      endEncoders()
      await working
    },
  }
}
