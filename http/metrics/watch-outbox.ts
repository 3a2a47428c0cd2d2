import type { Registry } from 'prom-client'
import { type OutboxFigures, outboxFigures } from '#domain/sending/outbox-figures.ts'
import type { Services } from '#domain/services.ts'
import { gauge } from './gauges.ts'

/** What operators watch of the mails; NaN while nobody can tell. */
export function watchOutbox(registry: Registry, services: Services): void {
  const unknown = { waiting: Number.NaN, oldestSeconds: Number.NaN, failed: Number.NaN }
  let looking: Promise<OutboxFigures> | null = null
  // One look for all of them.
  function look(): Promise<OutboxFigures> {
    looking ??= outboxFigures(services)
      .catch(() => unknown)
      .finally(() => {
        looking = null
      })
    return looking
  }
  const watch = (name: keyof OutboxFigures, called: string, help: string) =>
    gauge(registry, called, help, async () => (await look())[name])
  watch('waiting', 'linecheck_mail_waiting', 'Mails that are to be sent')
  watch('oldestSeconds', 'linecheck_mail_oldest_seconds', 'How long the oldest of them has waited')
  watch('failed', 'linecheck_mail_failed', 'Mails given up, of those that are kept yet')
}
