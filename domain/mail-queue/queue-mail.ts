import { randomBytes } from 'node:crypto'
import type { MailKind } from '#catalogue/wire/mails.ts'
import { addMail } from '#store/mail/mails.ts'
import type { Tx } from '#store/tables.ts'
import type { Mails } from './mail-kinds.ts'

export interface NewMail<Kind extends MailKind> {
  personId: number
  kind: Kind
  payload: Mails[Kind]
  /** Defaults to the person's address at the time of sending. */
  address?: string
}

/**
 * Queues a mail in the transaction that causes it. It is sent once, after the commit, in the reader's
 * language (docs/decisions/0053).
 */
export async function queueMail<Kind extends MailKind>(
  tx: Tx,
  now: string,
  { personId, kind, payload, address }: NewMail<Kind>,
): Promise<void> {
  await addMail(tx, now, {
    stem: newStem(now),
    kind,
    person_id: personId,
    address: address ?? null,
    payload: JSON.stringify(payload),
  })
}

/** Returns a file name that sorts by time, and an unguessable Message-ID. */
export function newStem(now: string): string {
  return `${now.replaceAll(/\D/g, '').slice(0, 14)}-${randomBytes(12).toString('hex')}`
}
