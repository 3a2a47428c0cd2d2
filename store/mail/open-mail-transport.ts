import { join } from 'node:path'
import { folderTransport } from './folder-transport.ts'
import type { MailTransport } from './mail-transport.ts'
import { smtpTransport } from './smtp-transport.ts'

/** The mail server that `smtpUrl` names, else the folder `outbox` in `dataDir` (contract section 6). */
export function openMailTransport({
  smtpUrl,
  dataDir,
}: {
  smtpUrl: string | null
  dataDir: string
}): MailTransport {
  return smtpUrl ? smtpTransport(smtpUrl) : folderTransport(outboxIn(dataDir))
}

/** Where mails lie that no server was there to take. */
export function outboxIn(dataDir: string): string {
  return join(dataDir, 'outbox')
}
