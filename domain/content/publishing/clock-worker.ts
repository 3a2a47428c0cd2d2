import type { Services } from '#domain/services.ts'
import { recordDueSpans } from './announce-campaign.ts'
import { applyDueTransitions, findNextMoment } from './apply-due-transitions.ts'

/** Milliseconds, at most: another node may have scheduled something meanwhile. */
const maxSleep = 30_000

/** Milliseconds after a publication, so that its pages are rendered first. */
const afterPublication = 50

/** Milliseconds after a failure. */
const retryAfter = 2_000

/**
 * Writes what the clock changes soon after each moment, until `stop`. Nothing that people see waits
 * for it: every read compares the window with the time.
 */
export function runClockWorker(
  { store, now }: Pick<Services, 'store' | 'now'>,
  { report }: { report(error: unknown, what: string): void },
) {
  let isStopped = false
  let timer: NodeJS.Timeout | null = null
  let isSoon = false
  let working: Promise<void> | null = null

  async function work(): Promise<number> {
    try {
      await applyDueTransitions(store, now())
      await recordDueSpans(store, now())
      const next = await findNextMoment(store.db, now())
      return next === null ? maxSleep : Date.parse(next) - Date.parse(now()) + 1
    } catch (error) {
      if (!isStopped) report(error, 'what the clock changed was left for later')
      return retryAfter
    }
  }

  function wake(): void {
    if (isStopped || working) return
    if (timer) clearTimeout(timer)
    isSoon = false
    working = work().then((wait) => {
      working = null
      if (!isStopped) timer = setTimeout(wake, Math.min(Math.max(wait, 1), maxSleep)).unref()
    })
  }

  const stopListening = store.publications.onChange(() => {
    if (isStopped || working || isSoon) return
    if (timer) clearTimeout(timer)
    isSoon = true
    timer = setTimeout(wake, afterPublication).unref()
  })
  wake()

  return {
    async stop(): Promise<void> {
      isStopped = true
      stopListening()
      if (timer) clearTimeout(timer)
      await working
    },
  }
}
