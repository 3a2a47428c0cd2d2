import { setTimeout as pause } from 'node:timers/promises'
import { closeChapter, findOpenChapter, linesInChapter } from '#store/log/chapters.ts'
import type { Store } from '#store/store.ts'

interface Pace {
  /** How long (ms) others go first after each chapter. */
  rest: number
  /** Ends it after the next chapter. */
  signal?: AbortSignal
}

/** Closes the chapters of the log that end with this line or before: nothing may be added to them any more. */
export async function closeChapters(
  store: Store,
  lastLine: number,
  { rest, signal }: Pace,
): Promise<void> {
  const end = Math.floor((lastLine + 1) / linesInChapter)
  for (let chapter = await findOpenChapter(store.db); chapter < end; chapter++) {
    await store.write((tx) => closeChapter(tx, chapter))
    await pause(rest)
    if (signal?.aborted) return
  }
}
