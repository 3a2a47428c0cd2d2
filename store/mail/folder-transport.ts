import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MailError, type MailTransport, type OutgoingMail } from './mail-transport.ts'

export function folderTransport(folder: string): MailTransport {
  async function hand({ stem, bytes }: OutgoingMail): Promise<void> {
    const part = join(folder, `.${randomUUID()}.part`)
    try {
      await mkdir(folder, { recursive: true })
      // Only for their owner: links in them open accounts.
      await writeFile(part, bytes, { mode: 0o600 })
      await rename(part, join(folder, `${stem}.eml`))
    } catch (error) {
      await rm(part, { force: true }).catch(() => undefined)
      throw new MailError('later', 'the outbox cannot be written', error)
    }
  }
  return { open: async () => ({ send: hand, close: () => undefined }) }
}
