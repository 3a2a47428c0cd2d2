import { keepWorking } from '#domain/keep-working.ts'
import type { Services } from '#domain/services.ts'
import { foldTallies, listLongTallies } from '#store/content/tallies.ts'
import { findLastLine } from '#store/log/chapters.ts'
import { foldStepTallies, hasLongTally } from '#store/overview/step-tallies.ts'
import type { Store } from '#store/store.ts'
import { closeChapters } from './close-chapters.ts'

/** How often (ms) it looks how long the log is. */
const usualLook = 60_000

/**
 * How old (ms) a look has to be for nothing to be added any more up to the line that it saw: lines
 * get their ids before they are committed, and PostgreSQL ends what keeps a transaction open for 5 s.
 */
const usualSettling = 300_000

/** Puts together what was counted of steps in the hours that are over; older ones were, while they were young. */
async function foldLastDay(store: Store): Promise<void> {
  const hoursAgo = (count: number) => new Date(Date.now() - count * 3_600_000).toISOString()
  const [from, to] = [hoursAgo(26), hoursAgo(1)]
  if (!(await hasLongTally(store.db, from, to))) return
  await store.write((tx) => foldStepTallies(tx, from, to))
}

/**
 * Keeps what lists count short, behind everybody's back, until `stop`: closes the chapters of the
 * log, and puts tallies together. Every node does it; they write the same.
 */
export function mindLists(
  { store }: Pick<Services, 'store'>,
  {
    report,
    look = usualLook,
    settling = usualSettling,
  }: { report(error: unknown, what: string): void; look?: number; settling?: number },
) {
  const seen: { at: number; line: number }[] = []
  // Lines that a database lost when it went back in time are written anew, and count as new.
  const stopListening = store.publications.onChange((changed) => {
    if (changed === 'everything') seen.length = 0
  })

  async function round(signal: AbortSignal): Promise<void> {
    const at = performance.now()
    for (const subject of await listLongTallies(store.db)) {
      await store.write((tx) => foldTallies(tx, subject))
    }
    await foldLastDay(store)
    const line = await findLastLine(store.db)
    if (seen.some((one) => one.line > line)) seen.length = 0
    seen.push({ at, line })
    while (seen[1] && seen[1].at <= at - settling) seen.shift()
    const [oldest] = seen
    if (oldest && oldest.at <= at - settling)
      await closeChapters(store, oldest.line, { rest: 5, signal })
  }

  const working = keepWorking(round, {
    look,
    failed: (error) => report(error, 'what lists count was not put together'),
  })
  return {
    stop(): Promise<void> {
      stopListening()
      return working.stop()
    },
  }
}
