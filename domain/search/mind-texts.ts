import { setTimeout as pause } from 'node:timers/promises'
import { settings } from '#catalogue/frame/settings.ts'
import type { Services } from '../services.ts'
import { fillDated } from './fill-dated.ts'
import { fillTexts } from './fill-texts.ts'

/** How long (ms) it waits after a failure. */
const retryAfter = 2_000

/**
 * Fills what guests find where an upgrade asks for it, or the brand's settings have changed, beside
 * everything else, until `stop`.
 */
export function mindTexts(
  services: Pick<Services, 'store'>,
  { report }: { report(error: unknown, what: string): void },
) {
  const stopping = new AbortController()
  const { signal } = stopping
  const pace = { atOnce: 10, rest: 2, signal }
  let changed = Promise.withResolvers<void>()
  const stopListening = services.store.publications.onChange((changes) => {
    if (changes === 'everything' || changes.has(settings.key)) changed.resolve()
  })

  async function work(): Promise<void> {
    while (!signal.aborted) {
      changed = Promise.withResolvers()
      try {
        await fillTexts(services, pace)
        await fillDated(services, pace)
        if (!signal.aborted) await changed.promise
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
      stopListening()
      stopping.abort()
      changed.resolve()
      await working
    },
  }
}
