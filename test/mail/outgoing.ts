import { type MailDelivery, sendDueMails } from '#domain/mail-delivery/send-mail.ts'
import type { Services } from '#domain/services.ts'
import { openMailTransport } from '#store/mail/open-mail-transport.ts'

/** What a node of the tests sends with; `told` is what its log says. */
export function openOutgoing(smtpUrl: string | null, dataDir = '/nowhere') {
  const told: string[] = []
  const outgoing: MailDelivery = {
    transport: openMailTransport({ smtpUrl, dataDir }),
    origin: 'https://www.marigold.example',
    from: 'no-reply@marigold.example',
    onFailed: ({ kind, fault }) => told.push(`given up: ${kind}: ${fault}`),
    onRetry: ({ kind, fault }) => told.push(`waits: ${kind}: ${fault}`),
  }
  const never = new AbortController().signal
  const send = (services: Pick<Services, 'store' | 'now'>, soon = never, now = never) =>
    sendDueMails(services, outgoing, { soon, now })
  return { send, told }
}
