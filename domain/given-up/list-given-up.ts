import { type GivenUpMail, mailKinds } from '#catalogue/mail/mail-wire.ts'
import { listGivenUp as listRows } from '#store/mail/given-up.ts'
import type { Db } from '#store/tables.ts'
import { givenUpOf } from './given-up-of.ts'

/** A page of the mails that were given up and are still kept, the newest first. */
export async function listGivenUp(
  db: Db,
  now: string,
  page: { limit: number; offset: number },
): Promise<{ mails: GivenUpMail[]; total: number }> {
  const { mails, total } = await listRows(db, { kinds: mailKinds, now }, page)
  return { mails: mails.map(givenUpOf), total }
}
