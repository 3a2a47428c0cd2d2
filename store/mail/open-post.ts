import { join } from 'node:path'
import { folderPost } from './folder-post.ts'
import type { Post } from './post.ts'
import { smtpPost } from './smtp-post.ts'

/** The mail server that `smtpUrl` names, else the folder `outbox` in `dataDir` (contract section 6). */
export function openPost({ smtpUrl, dataDir }: { smtpUrl: string | null; dataDir: string }): Post {
  return smtpUrl ? smtpPost(smtpUrl) : folderPost(outboxIn(dataDir))
}

/** Where mails lie that no server was there to take. */
export function outboxIn(dataDir: string): string {
  return join(dataDir, 'outbox')
}
