import type { Services } from '../services.ts'
import { checkContent } from './check-content.ts'

/** How long (ms) it waits for more to be published; and how often it looks though it heard of nothing. */
const soon = 1_000
const lookEvery = 60_000

interface MindOptions {
  /** Addresses at which there is always a page. */
  pages: readonly string[]
  report(error: unknown, what: string): void
}

/** Looks after what is published, behind everybody's back, until `stop`. */
export function runContentCheckWorker(
  services: Pick<Services, 'store' | 'now'>,
  { pages, report }: MindOptions,
) {
  const stopping = new AbortController()
  const { signal } = stopping
  let working: Promise<void> | null = null
  let timer: NodeJS.Timeout | null = null

  function plan(wait: number): void {
    if (signal.aborted) return
    if (timer) clearTimeout(timer)
    timer = setTimeout(wake, wait).unref()
  }

  function wake(): void {
    working ??= checkContent(services, { pages, atOnce: 50, rest: 10, signal })
      .catch((error: unknown) => {
        if (!signal.aborted) report(error, 'content was not looked through')
      })
      .finally(() => {
        working = null
        plan(lookEvery)
      })
  }

  const stopListening = services.store.publications.onChange(() => plan(soon))
  wake()
  return {
    async stop(): Promise<void> {
      stopping.abort()
      stopListening()
      if (timer) clearTimeout(timer)
      await working
    },
  }
}
