import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Parcel, type Post, PostFault } from './post.ts'

/** Mails become `.eml` files in a folder, each there whole or not at all; mail programs open them. */
export function folderPost(folder: string): Post {
  async function hand({ stem, bytes }: Parcel): Promise<void> {
    const part = join(folder, `.${randomUUID()}.part`)
    try {
      await mkdir(folder, { recursive: true })
      // Links in them open accounts: nobody else on the machine reads them.
      await writeFile(part, bytes, { mode: 0o600 })
      await rename(part, join(folder, `${stem}.eml`))
    } catch (error) {
      await rm(part, { force: true }).catch(() => undefined)
      throw new PostFault('later', 'the outbox cannot be written', error)
    }
  }
  return { open: async () => ({ hand, close: () => undefined }) }
}
