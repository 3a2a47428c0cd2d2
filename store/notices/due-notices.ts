import type { Db, Tx } from '../tables.ts'
import type { NoticeRow } from './notices.ts'

/** Which notices are to be mailed by now. */
export interface DueNoticeTimes {
  /** At once: what has been quiet since then, or has waited since `waited`. */
  quiet: string
  waited: string
  /** Once a day: what happened before the last morning. */
  morning: string
}

/** Some of the people for whom something is to be mailed. */
export async function listDuePeople(db: Db, due: DueNoticeTimes, most: number): Promise<number[]> {
  const rows = await isDue(db, due).select('person_id').distinct().limit(most).execute()
  return rows.map(({ person_id }) => person_id)
}

/**
 * Takes what is to be mailed to these people, oldest first: whoever takes it has to mail it, nobody
 * takes it again. What was read meanwhile needs no mail and is left out.
 */
export async function takeDueNotices(
  tx: Tx,
  due: DueNoticeTimes,
  people: readonly number[],
): Promise<NoticeRow[]> {
  if (people.length === 0) return []
  const rows = await tx
    .updateTable('notice')
    .set({ mail: 'sent' })
    .where('id', 'in', isDue(tx, due).select('id').where('person_id', 'in', people))
    .where('mail', '!=', 'sent')
    .returningAll()
    .execute()
  return rows.filter(({ read_at }) => read_at === null).sort((a, b) => a.id - b.id)
}

/** From now on no mail tells of what has happened so far. */
export async function markAllMailed(tx: Tx): Promise<void> {
  await tx
    .updateTable('notice')
    .set({ mail: 'sent' })
    .where('mail', 'in', ['now', 'daily'])
    .execute()
}

function isDue(db: Db, { quiet, waited, morning }: DueNoticeTimes) {
  return db
    .selectFrom('notice')
    .where(({ eb, or, and }) =>
      or([
        and([eb('mail', '=', 'now'), or([eb('at', '<=', quiet), eb('created_at', '<=', waited)])]),
        and([eb('mail', '=', 'daily'), eb('created_at', '<', morning)]),
      ]),
    )
}
