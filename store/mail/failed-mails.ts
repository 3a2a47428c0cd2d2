import { type Selectable, sql } from 'kysely'
import { countRows } from '../count-rows.ts'
import type { Db, Tables, Tx } from '../tables.ts'
import type { MailTable } from './mail-tables.ts'

export type FailedMailRow = Pick<
  Selectable<MailTable>,
  'id' | 'kind' | 'address' | 'tries' | 'created_at' | 'fault'
> &
  Pick<Selectable<Tables['person']>, 'username' | 'first_name' | 'last_name' | 'email'> & {
    person_id: number
    done_at: string | null
    can_retry: number
  }

export interface FailedMailFilter {
  kinds: readonly string[]
  now: string
}

export async function listFailedMails(
  db: Db,
  filter: FailedMailFilter,
  page: { limit: number; offset: number },
): Promise<{ mails: FailedMailRow[]; total: number }> {
  const mails = await newestFirst(db, filter).limit(page.limit).offset(page.offset).execute()
  const all = db
    .selectFrom('mail')
    .where('state', '=', 'failed')
    .where('kind', 'in', filter.kinds)
    .where('person_id', 'is not', null)
  return { mails, total: await countRows(all) }
}

/** Leaves out mails that may have arrived. */
export function listToRetry(
  db: Db,
  filter: FailedMailFilter,
  most: number,
): Promise<FailedMailRow[]> {
  return newestFirst(db, filter)
    .where('fault', 'not like', 'unsure:%')
    .where(canRetry(filter.now))
    .limit(most)
    .execute()
}

export function findFailedMail(
  db: Db,
  filter: FailedMailFilter,
  id: number,
): Promise<FailedMailRow | undefined> {
  return failedMails(db, filter).where('mail.id', '=', id).executeTakeFirst()
}

function newestFirst(db: Db, filter: FailedMailFilter) {
  return failedMails(db, filter).orderBy('mail.done_at', 'desc').orderBy('mail.id', 'desc')
}

function failedMails(db: Db, { kinds, now }: FailedMailFilter) {
  return db
    .selectFrom('mail')
    .innerJoin('person', 'person.id', 'mail.person_id')
    .select(['mail.id', 'kind', 'address', 'tries', 'mail.created_at', 'done_at', 'fault'])
    .select(['person.id as person_id', 'username', 'first_name', 'last_name', 'email'])
    .select((eb) => eb.case().when(canRetry(now)).then(1).else(0).end().as('can_retry'))
    .where('mail.state', '=', 'failed')
    .where('kind', 'in', kinds)
}

/** Invitations need no payload; a confirmation needs its pending address change. */
function canRetry(now: string) {
  const isAskedFor = sql<boolean>`exists (select 1 from email_change where email_change.person_id = person.id
    and email_change.email = mail.address and email_change.expires_at > ${now})`
  return sql<boolean>`person.active = 1 and (mail.kind = 'invite'
    or (mail.payload <> '{}' and (mail.kind <> 'email-confirm' or ${isAskedFor})))`
}

/** Continues at the next multiple of `series`, so that an old try still running does not match. */
export async function putBackMails(
  tx: Tx,
  ids: readonly number[],
  { now, series }: { now: string; series: number },
): Promise<number[]> {
  if (ids.length === 0) return []
  const lit = sql.lit(series)
  const rows = await tx
    .updateTable('mail')
    .set({
      state: 'waiting',
      tries: sql<number>`((tries + ${lit} - 1) / ${lit}) * ${lit}`,
      due_at: now,
      claimed_until: null,
      done_at: null,
      fault: '',
    })
    .where('id', 'in', ids)
    .where('state', '=', 'failed')
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function discardFailedMail(tx: Tx, id: number, now: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('mail')
    .set({ state: 'dropped', done_at: now, payload: '{}' })
    .where('id', '=', id)
    .where('state', '=', 'failed')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
