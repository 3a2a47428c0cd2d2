import type { Selectable } from 'kysely'
import type { EmailChangeTable } from '../mail/mail-tables.ts'
import type { Db, Tx } from '../tables.ts'

export type EmailChange = Selectable<EmailChangeTable>

export async function addEmailChange(
  tx: Tx,
  change: Omit<EmailChange, 'token_hash'>,
): Promise<void> {
  await removeEmailChange(tx, change.person_id)
  await tx
    .insertInto('email_change')
    .values({ ...change, token_hash: null })
    .execute()
}

export async function findEmailChange(
  db: Db,
  personId: number,
  now: string,
): Promise<EmailChange | undefined> {
  return db
    .selectFrom('email_change')
    .selectAll()
    .where('person_id', '=', personId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

export async function saveEmailToken(tx: Tx, personId: number, tokenHash: string): Promise<void> {
  const values = { token_hash: tokenHash }
  await tx.updateTable('email_change').set(values).where('person_id', '=', personId).execute()
}

export async function removeEmailChange(tx: Tx, personId: number): Promise<void> {
  await tx.deleteFrom('email_change').where('person_id', '=', personId).execute()
}
