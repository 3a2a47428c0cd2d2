import { setTimeout as pause } from 'node:timers/promises'
import type { Services } from '../services.ts'
import { fillTexts } from './fill-texts.ts'

/** How long (ms) it waits after a failure. */
const retryAfter = 2_000

/** Fills what guests find where an upgrade asks for it, beside everything else, until `stop`. */
export function mindTexts(
  services: Pick<Services, 'store'>,
  { report }: { report(error: unknown, what: string): void },
) {
  const stopping = new AbortController()
  const { signal } = stopping

  async function work(): Promise<void> {
    while (!signal.aborted) {
      try {
        return await fillTexts(services, { atOnce: 10, rest: 2, signal })
      } catch (error) {
        if (signal.aborted) return
        report(error, 'what guests find was not brought up to date')
        await pause(retryAfter, null, { signal }).catch(() => undefined)
      }
    }
  }

  const working = work()
  return {
    async stop(): Promise<void> {
      stopping.abort()
      await working
    },
  }
}
