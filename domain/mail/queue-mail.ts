import { randomBytes } from 'node:crypto'
import type { MailKind } from '#catalogue/wire/mails.ts'
import { addMail } from '#store/mail/mails.ts'
import type { Tx } from '#store/tables.ts'
import type { Mails } from './mail-kinds.ts'

/** What is to leave, to whom. */
export interface NewMail<Kind extends MailKind> {
  personId: number
  kind: Kind
  payload: Mails[Kind]
  /** Where it goes, if not to the person's own address as it is when it leaves. */
  address?: string
}

/**
 * Writes a mail in the transaction that causes it; it leaves once that is committed, once, in the
 * language of its reader (docs/decisions/0053).
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

/** Sorts by its time as a file, and cannot be guessed as a Message-ID. */
export function newStem(now: string): string {
  return `${now.replaceAll(/\D/g, '').slice(0, 14)}-${randomBytes(12).toString('hex')}`
}
