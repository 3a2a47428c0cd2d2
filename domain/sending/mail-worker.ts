import type { Services } from '#domain/services.ts'
import { runRepeatedly } from '../run-repeatedly.ts'
import { type MailDelivery, sendDueMails } from './send-mail.ts'

/** How often (ms) it is looked for mails: what is due costs a step in an index. */
const usualLook = 1_000

/** How long (ms) a mail that is just leaving may take at the end, before its connection is cut. */
const lastMoments = 4_000

interface MindOptions extends MailDelivery {
  /** Told what went wrong beside single mails; the work goes on. */
  trouble(error: unknown, what: string): void
  look?: number
}

/** Sends what transactions have left to be sent, soon after each, until `stop`. */
export function runMailWorker(
  services: Pick<Services, 'store' | 'now'>,
  { trouble, look = usualLook, ...outgoing }: MindOptions,
) {
  const cutting = new AbortController()

  async function round(stopping: AbortSignal): Promise<void> {
    await sendDueMails(services, outgoing, { soon: stopping, now: cutting.signal })
  }

  const working = runRepeatedly(round, {
    look,
    failed: (error) => trouble(error, 'mails were left for later'),
  })
  return {
    async stop(): Promise<void> {
      const cut = setTimeout(() => cutting.abort(), lastMoments)
      await working.stop()
      clearTimeout(cut)
    },
  }
}
