import { limits } from '#catalogue/limits.ts'
import type { Message } from '#catalogue/messages/message.ts'
import { serializeMessage } from '#catalogue/messages/serialize-message.ts'
import { addMilliseconds } from '#catalogue/time/add-milliseconds.ts'
import { countMailsTo } from '#store/mail/mails.ts'
import { findPerson } from '#store/people/people.ts'
import type { Tx } from '#store/tables.ts'
import { queueMail } from './queue-mail.ts'

interface QueuedNotice {
  /** Unsubscribing ends this kind when the whole mail is of one kind. */
  kind: string
  sentence: Message
  text: string
  pictures?: number
  /** Site-relative. */
  path: string
  at: string
}

const day = 24 * 3_600_000

/**
 * Queues one mail with a person's notices, the newest first, and how many more there are. At most
 * `limits.mail.noticesADay` mails a day: further notices stay in the inbox only.
 */
export async function queueNoticesMail(
  tx: Tx,
  now: string,
  { personId, notices }: { personId: number; notices: readonly QueuedNotice[] },
): Promise<void> {
  const person = await findPerson(tx, personId)
  if (person?.active !== 1 || notices.length === 0) return
  const since = addMilliseconds(now, -day)
  const sent = await countMailsTo(tx, { personId, kind: 'notices', since })
  if (sent >= limits.mail.noticesADay) return
  const newest = notices.toSorted((a, b) => (a.at < b.at ? 1 : -1)).slice(0, limits.mail.notices)
  const payload = {
    more: notices.length - newest.length,
    notices: newest.map(({ kind, sentence, text, pictures = 0, path }) => {
      return { kind, sentence: serializeMessage(sentence), text: truncate(text), pictures, path }
    }),
  }
  await queueMail(tx, now, { personId, kind: 'notices', payload })
}

function truncate(text: string): string {
  const characters = [...text]
  const { quote } = limits.mail
  return characters.length > quote ? `${characters.slice(0, quote - 1).join('')}…` : text
}
