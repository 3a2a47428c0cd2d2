import type { Services } from '../services.ts'
import { checkContent } from './check-content.ts'
import { fillLinkUses } from './fill-link-uses.ts'

/** Milliseconds after a publication. */
const soon = 1_000
/** Milliseconds between checks without one. */
const interval = 60_000

interface WorkerOptions {
  /** Addresses at which there is always a page. */
  pages: readonly string[]
  report(error: unknown, what: string): void
}

/** Checks what is published in the background, until `stop`. */
export function runContentCheckWorker(
  services: Pick<Services, 'store' | 'now'>,
  { pages, report }: WorkerOptions,
) {
  const stopping = new AbortController()
  const { signal } = stopping
  let working: Promise<void> | null = null
  let timer: NodeJS.Timeout | null = null
  let isFilled = false

  function plan(wait: number): void {
    if (signal.aborted) return
    if (timer) clearTimeout(timer)
    timer = setTimeout(wake, wait).unref()
  }

  function wake(): void {
    working ??= fillOnce()
      .then(() => checkContent(services, { pages, atOnce: 50, rest: 10, signal }))
      .catch((error: unknown) => {
        if (!signal.aborted) report(error, 'content was not looked through')
      })
      .finally(() => {
        working = null
        plan(interval)
      })
  }

  async function fillOnce(): Promise<void> {
    if (isFilled) return
    await fillLinkUses(services, { rest: 10, signal })
    isFilled = true
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
