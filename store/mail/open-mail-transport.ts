import { join } from 'node:path'
import { folderTransport } from './folder-transport.ts'
import type { MailTransport } from './mail-transport.ts'
import { smtpTransport } from './smtp-transport.ts'

/** Returns the server at `smtpUrl`, else the folder `outbox` (contract section 6). */
export function openMailTransport({
  smtpUrl,
  dataDir,
}: {
  smtpUrl: string | null
  dataDir: string
}): MailTransport {
  return smtpUrl ? smtpTransport(smtpUrl) : folderTransport(outboxIn(dataDir))
}

export function outboxIn(dataDir: string): string {
  return join(dataDir, 'outbox')
}
