import { dropMails } from '#store/mail/mails.ts'
import { removePersonLinks } from '#store/people/person-links.ts'
import type { Tx } from '#store/tables.ts'

/** Revokes every password link of a person, sent or queued. */
export async function endLinks(tx: Tx, now: string, personId: number): Promise<void> {
  await removePersonLinks(tx, personId)
  await dropMails(tx, now, personId, ['invite', 'reset'])
}
