import { dropMails } from '#store/mail/mails.ts'
import { removePersonLinks } from '#store/people/person-links.ts'
import type { Tx } from '#store/tables.ts'

/** Takes back every link by which somebody could choose a password, sent or still to be sent. */
export async function endLinks(tx: Tx, now: string, personId: number): Promise<void> {
  await removePersonLinks(tx, personId)
  await dropMails(tx, now, personId, ['invite', 'reset'])
}
