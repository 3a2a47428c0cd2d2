import type { Services } from '#domain/services.ts'
import { foldTallies, listLongTallies } from '#store/content/tallies.ts'
import { findLastLine } from '#store/log/chapters.ts'
import { closeChapters } from './close-chapters.ts'

/** How often (ms) it looks how long the log is. */
const usualLook = 60_000

/**
 * How old (ms) a look has to be for nothing to be added any more up to the line that it saw: lines
 * get their ids before they are committed, and PostgreSQL ends what keeps a transaction open for 5 s.
 */
const usualSettling = 300_000

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
  const stopping = new AbortController()
  const { signal } = stopping
  const seen: { at: number; line: number }[] = []
  let working: Promise<void> | null = null

  async function work(): Promise<void> {
    const at = performance.now()
    for (const subject of await listLongTallies(store.db)) {
      await store.write((tx) => foldTallies(tx, subject))
    }
    seen.push({ at, line: await findLastLine(store.db) })
    while (seen[1] && seen[1].at <= at - settling) seen.shift()
    const [oldest] = seen
    if (oldest && oldest.at <= at - settling)
      await closeChapters(store, oldest.line, { rest: 5, signal })
  }

  function wake(): void {
    working ??= work()
      .catch((error: unknown) => {
        if (!signal.aborted) report(error, 'what lists count was not put together')
      })
      .finally(() => {
        working = null
      })
  }

  wake()
  const timer = setInterval(wake, look).unref()
  return {
    async stop(): Promise<void> {
      stopping.abort()
      clearInterval(timer)
      await working
    },
  }
}
