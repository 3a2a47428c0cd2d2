import { formerColleague } from '#catalogue/messages/former-colleague.ts'
import { foldText } from '#catalogue/text/fold-text.ts'
import type { Tx } from '#store/tables.ts'

const theirs = [
  'session',
  'sign_in_challenge',
  'person_link',
  'email_change',
  'authenticator',
  'recovery_code',
  'passkey',
  'notice',
  'assignment',
  'notice_wish',
  'presence',
  'mail',
  'idempotent_answer',
  'calendar_feed',
] as const

/** Keeps an account's id, role and creation date, to which other rows point. */
export async function erasePerson(tx: Tx, id: number): Promise<void> {
  const name = formerColleague(id)
  for (const table of theirs) await tx.deleteFrom(table).where('person_id', '=', id).execute()
  await tx
    .updateTable('person')
    .set({
      username: name,
      // A domain to which nothing is delivered (RFC 2606).
      email: `${name}@erased.invalid`,
      first_name: name,
      last_name: '',
      search_name: foldText(name),
      password_hash: '!',
      active: 0,
      last_sign_in_at: null,
      language: '',
    })
    .where('id', '=', id)
    .execute()
}
