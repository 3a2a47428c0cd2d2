import { limits } from '#catalogue/limits.ts'
import type { Message } from '#catalogue/messages/message.ts'
import { serializeMessage } from '#catalogue/messages/serialize-message.ts'
import { addMilliseconds } from '#catalogue/time/add-milliseconds.ts'
import { countMailsTo } from '#store/mail/mails.ts'
import { findPerson } from '#store/people/people.ts'
import type { Tx } from '#store/tables.ts'
import { queueMail } from './queue-mail.ts'

interface ToldNotice {
  /** What unsubscribing ends where all of a mail are of one kind. */
  kind: string
  sentence: Message
  /** What somebody wrote; '' for nothing. */
  text: string
  /** How many stand beside that. */
  pictures?: number
  /** Where its link leads, site-relative. */
  path: string
  at: string
}

const day = 24 * 3_600_000

/**
 * Mails notices to a person, all in one mail, the newest first; of very many it says how many more
 * there are. Nobody gets more than `limits.mail.noticesADay`: what is beyond stays in the inbox.
 */
export async function queueNoticesMail(
  tx: Tx,
  now: string,
  { personId, notices }: { personId: number; notices: readonly ToldNotice[] },
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
      return { kind, sentence: serializeMessage(sentence), text: cut(text), pictures, path }
    }),
  }
  await queueMail(tx, now, { personId, kind: 'notices', payload })
}

function cut(text: string): string {
  const letters = [...text]
  const { quote } = limits.mail
  return letters.length > quote ? `${letters.slice(0, quote - 1).join('')}…` : text
}
