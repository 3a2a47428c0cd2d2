import type { Insertable, Selectable } from 'kysely'
import { countRows } from '../count-rows.ts'
import type { Db, Tx } from '../tables.ts'
import type { NoticeTable } from './notice-tables.ts'

export type NoticeRow = Selectable<NoticeTable>

export type NewNotice = Omit<NoticeRow, 'id' | 'person_id' | 'created_at' | 'read_at' | 'mail'>

/** Counts up an unread, unmailed notice of the same bundle since `since`, or inserts one. */
export async function addNotices(
  tx: Tx,
  readers: readonly Pick<NoticeRow, 'person_id' | 'mail'>[],
  happened: NewNotice,
  since: string,
): Promise<void> {
  const grown = await growNotices(tx, readers, happened, since)
  const fresh = readers.filter(({ person_id }) => !grown.has(person_id))
  if (fresh.length === 0) return
  const rows = fresh.map((reader) => ({ ...happened, ...reader, created_at: happened.at }))
  await tx.insertInto('notice').values(rows).execute()
}

/** Inserts notices that stand alone, each of its own document. */
export async function addEachNotice(
  tx: Tx,
  notices: readonly Insertable<NoticeTable>[],
): Promise<void> {
  if (notices.length > 0) await tx.insertInto('notice').values(notices).execute()
}

async function growNotices(
  tx: Tx,
  readers: readonly Pick<NoticeRow, 'person_id'>[],
  { count, ...happened }: NewNotice,
  since: string,
): Promise<Set<number>> {
  if (happened.bundle === '') return new Set()
  // Two transactions at once may each have inserted a row: the newest goes on growing.
  const newest = tx
    .selectFrom('notice')
    .select((eb) => eb.fn.max('id').as('id'))
    .where(
      'person_id',
      'in',
      readers.map(({ person_id }) => person_id),
    )
    .where('bundle', '=', happened.bundle)
    .where('read_at', 'is', null)
    .where('mail', '!=', 'sent')
    .where('at', '>=', since)
    .groupBy('person_id')
  const rows = await tx
    .updateTable('notice')
    .set((eb) => ({ ...happened, count: eb('count', '+', count) }))
    .where('id', 'in', newest)
    .where('mail', '!=', 'sent')
    .returning('person_id')
    .execute()
  return new Set(rows.map(({ person_id }) => person_id))
}

/** Replaces a comment's text, or with null removes it. No notice of it is older than `since`. */
export async function reviseNotices(
  tx: Tx,
  { aboutId, since }: { aboutId: number; since: string },
  text: string | null,
): Promise<void> {
  const kinds = ['comment', 'mention'] as const
  if (text === null) {
    const alone = tx.deleteFrom('notice').where('at', '>=', since).where('about_id', '=', aboutId)
    await alone.where('kind', 'in', kinds).where('count', '=', 1).execute()
  }
  await tx
    .updateTable('notice')
    .set({ text: text ?? '' })
    .where('at', '>=', since)
    .where('about_id', '=', aboutId)
    .where('kind', 'in', kinds)
    .execute()
}

export async function listNotices(
  db: Db,
  personId: number,
  { isUnread }: { isUnread: boolean },
  page: { limit: number; offset: number },
): Promise<{ rows: NoticeRow[]; total: number }> {
  const all = db.selectFrom('notice').where('person_id', '=', personId)
  const filtered = isUnread ? all.where('read_at', 'is', null) : all
  const rows = await filtered
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return { rows, total: await countRows(filtered) }
}

export async function countUnread(db: Db, personId: number): Promise<number> {
  return countRows(
    db.selectFrom('notice').where('person_id', '=', personId).where('read_at', 'is', null),
  )
}

export async function markRead(
  tx: Tx,
  personId: number,
  now: string,
  which: { ids: readonly number[] } | { until: string },
): Promise<number> {
  const update = tx
    .updateTable('notice')
    .set({ read_at: now })
    .where('person_id', '=', personId)
    .where('read_at', 'is', null)
  const limited =
    'ids' in which ? update.where('id', 'in', which.ids) : update.where('at', '<=', which.until)
  return Number((await limited.executeTakeFirst()).numUpdatedRows)
}

export async function removeAllNotices(tx: Tx): Promise<void> {
  await tx.deleteFrom('notice').execute()
}

export async function removeOldNotices(tx: Tx, before: string, most: number): Promise<number> {
  const old = tx.selectFrom('notice').select('id').where('at', '<', before).limit(most)
  const { numDeletedRows } = await tx.deleteFrom('notice').where('id', 'in', old).executeTakeFirst()
  return Number(numDeletedRows)
}

export async function listPeopleWithMoreNotices(db: Db, most: number): Promise<number[]> {
  const rows = await db
    .selectFrom('notice')
    .select('person_id')
    .groupBy('person_id')
    .having((eb) => eb.fn.countAll<number>(), '>', most)
    .execute()
  return rows.map(({ person_id }) => person_id)
}

/** Deletes `atOnce` of a person's notices beyond the newest `most`. */
export async function removeOldestNotices(
  tx: Tx,
  personId: number,
  most: number,
  atOnce: number,
): Promise<number> {
  const oldest = tx
    .selectFrom('notice')
    .select('id')
    .where('person_id', '=', personId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(atOnce)
    .offset(most)
  const { numDeletedRows } = await tx
    .deleteFrom('notice')
    .where('id', 'in', oldest)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
