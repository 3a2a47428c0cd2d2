import type { Insertable, Selectable } from 'kysely'
import { addMilliseconds } from '#catalogue/time/add-milliseconds.ts'
import { isLeaseOver } from '../lease-over.ts'
import type { Db, Tx } from '../tables.ts'
import type { MailState, MailTable } from './mail-tables.ts'

export type Mail = Selectable<MailTable>

type NewMail = Pick<Insertable<MailTable>, 'stem' | 'kind' | 'person_id' | 'address' | 'payload'>

/** Puts a mail where the sender finds it once the transaction is committed. */
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

/** How many mails of a kind a person has been written since; those too that were dropped. */
export async function countMailsTo(
  db: Db,
  { personId, kind, since }: { personId: number; kind: string; since: string },
): Promise<number> {
  const { count } = await db
    .selectFrom('mail')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('person_id', '=', personId)
    .where('created_at', '>', since)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * Takes back what is for a person and of these kinds, as far as it has not left: what is being given
 * away just then is not tried again, nor is what was given up.
 */
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

/** Is there a mail that could leave now? Somebody may have it in hand already. */
export async function hasDueMail(db: Db, now: string): Promise<boolean> {
  return (await due(db, now).select('id').executeTakeFirst()) !== undefined
}

/**
 * Takes the mail that has waited longest in hand until `until`; who dies in between loses it then,
 * and another sends it. Undefined where there is none, or another process was quicker.
 */
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

/** Longer (ms) than a mail waits for its next try: later moments are of a clock that was ahead. */
const longestPause = 48 * 3_600_000

function due(db: Db, now: string) {
  return db
    .selectFrom('mail')
    .where('state', '=', 'waiting')
    .where(({ eb, or }) =>
      or([eb('due_at', '<=', now), eb('due_at', '>', addMilliseconds(now, longestPause))]),
    )
    .where(isLeaseOver('claimed_until', now))
    .orderBy('due_at')
    .orderBy('id')
    .limit(1)
}

/**
 * Says that the mail is being given away from now on. False where it was taken out of one's hands
 * meanwhile: then it must not be.
 */
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

/** Lets go of a mail that was not given away, until `dueAt`; one that was taken back stays so. */
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
 * Writes down how a mail has ended, with what it was written from forgotten; not of one that was given
 * up, which somebody may let leave again. One that was taken back and has left all the same was sent;
 * one that has not stays taken back. Giving up is for whose try it was: somebody else may have sent it
 * meanwhile, or have let it leave again.
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

/** Gives up what a process had begun to give away when it died: nobody knows whether it was taken. */
export async function failUnsureMails(tx: Tx, now: string, fault: string): Promise<Mail[]> {
  return tx
    .updateTable('mail')
    .set({ state: 'failed', done_at: now, fault, claimed_until: null })
    .where('state', '=', 'handed')
    .where(isLeaseOver('claimed_until', now))
    .returningAll()
    .execute()
}

/** Has a process that gave something away not been heard of for too long? */
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

/** Forgets mails that were done before a moment, a part of them at a time. Says how many. */
export async function removeMailsUntil(tx: Tx, until: string, most: number): Promise<number> {
  const done = tx.selectFrom('mail').select('id').where('done_at', '<=', until).limit(most)
  const { numDeletedRows } = await tx.deleteFrom('mail').where('id', 'in', done).executeTakeFirst()
  return Number(numDeletedRows)
}

/** Clears away mails that are to nobody and were put there until a moment, a part of them at a time. Says how many. */
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

/** How many mails are to leave, since when the oldest waits, and how many were given up. */
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
