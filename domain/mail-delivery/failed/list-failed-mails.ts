import { type FailedMail, mailKinds } from '#catalogue/wire/mails.ts'
import { listFailedMails as listRows } from '#store/mail/failed-mails.ts'
import type { Db } from '#store/tables.ts'
import { failedMailOf } from './failed-mail-of.ts'

/** Returns a page of failed mails, the newest first. */
export async function listFailedMails(
  db: Db,
  now: string,
  page: { limit: number; offset: number },
): Promise<{ mails: FailedMail[]; total: number }> {
  const { mails, total } = await listRows(db, { kinds: mailKinds, now }, page)
  return { mails: mails.map(failedMailOf), total }
}
