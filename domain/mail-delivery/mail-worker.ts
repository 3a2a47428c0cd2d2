import type { Services } from '#domain/services.ts'
import { runRepeatedly } from '../run-repeatedly.ts'
import { type MailDelivery, sendDueMails } from './send-mail.ts'

/** In ms; the query is one step in an index. */
const defaultInterval = 1_000

/** Milliseconds at shutdown until the connection of a mail being sent is closed. */
const shutdownGrace = 4_000

interface WorkerOptions extends MailDelivery {
  /** Called with failures that concern no single mail; the worker continues. */
  report(error: unknown, what: string): void
  look?: number
}

/** Sends queued mails as they become due, until `stop`. */
export function runMailWorker(
  services: Pick<Services, 'store' | 'now'>,
  { report, look = defaultInterval, ...outgoing }: WorkerOptions,
) {
  const cutting = new AbortController()

  async function round(stopping: AbortSignal): Promise<void> {
    await sendDueMails(services, outgoing, { soon: stopping, now: cutting.signal })
  }

  const working = runRepeatedly(round, {
    look,
    failed: (error) => report(error, 'mails were left for later'),
  })
  return {
    async stop(): Promise<void> {
      const cut = setTimeout(() => cutting.abort(), shutdownGrace)
      await working.stop()
      clearTimeout(cut)
    },
  }
}
