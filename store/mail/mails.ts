import type { Insertable, Selectable } from 'kysely'
import { addMilliseconds } from '#catalogue/time/add-milliseconds.ts'
import { countRows } from '../count-rows.ts'
import { isLeaseOver } from '../lease-over.ts'
import type { Db, Tx } from '../tables.ts'
import type { MailState, MailTable } from './mail-tables.ts'

export type Mail = Selectable<MailTable>

type NewMail = Pick<Insertable<MailTable>, 'stem' | 'kind' | 'person_id' | 'address' | 'payload'>

export async function addMail(
  tx: Tx,
  now: string,
  mail: NewMail,
  state: 'waiting' | 'dropped' = 'waiting',
): Promise<void> {
  const done_at = state === 'waiting' ? null : now
  const begun = { state, tries: 0, due_at: now, claimed_until: null, created_at: now, done_at }
  await tx
    .insertInto('mail')
    .values({ ...mail, ...begun, fault: '' })
    .execute()
}

export async function countMailsTo(
  db: Db,
  { personId, kind, since }: { personId: number; kind: string; since: string },
): Promise<number> {
  return countRows(
    db
      .selectFrom('mail')
      .where('person_id', '=', personId)
      .where('created_at', '>', since)
      .where('kind', '=', kind),
  )
}

/** A mail that is being sent is not retried. */
export async function dropMails(
  tx: Tx,
  now: string,
  personId: number,
  kinds: readonly string[],
): Promise<void> {
  await tx
    .updateTable('mail')
    .set({ state: 'dropped', done_at: now, payload: '{}' })
    .where('person_id', '=', personId)
    .where('state', 'in', ['waiting', 'handed', 'failed'])
    .where('kind', 'in', kinds)
    .execute()
}

export async function hasDueMail(db: Db, now: string): Promise<boolean> {
  return (await due(db, now).select('id').executeTakeFirst()) !== undefined
}

/** Leases the due mail that has waited longest until `until`. */
export async function claimDueMail(tx: Tx, now: string, until: string): Promise<Mail | undefined> {
  const next = await due(tx, now).selectAll().executeTakeFirst()
  if (!next) return undefined
  return tx
    .updateTable('mail')
    .set({ claimed_until: until, tries: next.tries + 1 })
    .where('id', '=', next.id)
    .where('state', '=', 'waiting')
    .where('tries', '=', next.tries)
    .returningAll()
    .executeTakeFirst()
}

/** A `due_at` further ahead (ms) was written by a clock that was ahead. */
const maxPause = 48 * 3_600_000

function due(db: Db, now: string) {
  return db
    .selectFrom('mail')
    .where('state', '=', 'waiting')
    .where(({ eb, or }) =>
      or([eb('due_at', '<=', now), eb('due_at', '>', addMilliseconds(now, maxPause))]),
    )
    .where(isLeaseOver('claimed_until', now))
    .orderBy('due_at')
    .orderBy('id')
    .limit(1)
}

/** Returns false when the lease was lost: then the mail must not be sent. */
export async function markHandedOver(tx: Tx, { id, tries }: Mail, until: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('mail')
    .set({ state: 'handed', claimed_until: until })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('tries', '=', tries)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** A dropped mail stays dropped. */
export async function postponeMail(
  tx: Tx,
  { id, tries }: Mail,
  later: { dueAt: string; fault: string },
): Promise<void> {
  await tx
    .updateTable('mail')
    .set({ state: 'waiting', claimed_until: null, due_at: later.dueAt, fault: later.fault })
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'handed'])
    .where('tries', '=', tries)
    .execute()
}

/**
 * Only the try that holds the lease can fail a mail: another process may have sent or retried it.
 */
export async function finishMail(
  tx: Tx,
  { id, tries }: Pick<Mail, 'id' | 'tries'>,
  end: { state: MailState; now: string; fault?: string },
): Promise<void> {
  const { state, now, fault = '' } = end
  const mail = tx
    .updateTable('mail')
    .set({ state, done_at: now, fault, claimed_until: null })
    .$if(state !== 'failed', (query) => query.set({ payload: '{}' }))
    .where('id', '=', id)
  const ours = mail.where('tries', '=', tries).where('state', 'in', ['waiting', 'handed'])
  await (state === 'failed' ? ours : mail).execute()
}

/** Fails mails whose process died while sending: nobody knows whether they arrived. */
export async function failUnsureMails(tx: Tx, now: string, fault: string): Promise<Mail[]> {
  return tx
    .updateTable('mail')
    .set({ state: 'failed', done_at: now, fault, claimed_until: null })
    .where('state', '=', 'handed')
    .where(isLeaseOver('claimed_until', now))
    .returningAll()
    .execute()
}

export async function hasUnsureMail(db: Db, now: string): Promise<boolean> {
  const row = await db
    .selectFrom('mail')
    .select('id')
    .where('state', '=', 'handed')
    .where(isLeaseOver('claimed_until', now))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function removeMailsUntil(tx: Tx, until: string, most: number): Promise<number> {
  const done = tx.selectFrom('mail').select('id').where('done_at', '<=', until).limit(most)
  const { numDeletedRows } = await tx.deleteFrom('mail').where('id', 'in', done).executeTakeFirst()
  return Number(numDeletedRows)
}

export async function removeMailsWithoutRecipient(
  tx: Tx,
  until: string,
  most: number,
): Promise<number> {
  const done = tx
    .selectFrom('mail')
    .select('id')
    .where('person_id', 'is', null)
    .where('done_at', '<=', until)
    .limit(most)
  const { numDeletedRows } = await tx.deleteFrom('mail').where('id', 'in', done).executeTakeFirst()
  return Number(numDeletedRows)
}

export async function countMails(
  db: Db,
): Promise<{ waiting: number; oldest: string | null; failed: number }> {
  const rows = await db
    .selectFrom('mail')
    .select(['state', (eb) => eb.fn.countAll<number>().as('count')])
    .select((eb) => eb.fn.min('created_at').as('oldest'))
    .where('state', 'in', ['waiting', 'handed', 'failed'])
    .groupBy('state')
    .execute()
  const open = rows.filter(({ state }) => state !== 'failed')
  const failed = rows.find(({ state }) => state === 'failed')
  return {
    waiting: open.reduce((sum, { count }) => sum + Number(count), 0),
    oldest: open.map(({ oldest }) => oldest).sort()[0] ?? null,
    failed: Number(failed?.count ?? 0),
  }
}
