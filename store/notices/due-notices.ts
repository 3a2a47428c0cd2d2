import type { Db, Tx } from '../tables.ts'
import type { NoticeRow } from './notices.ts'

export interface DueNoticeTimes {
  /** `now` notices: quiet since `quiet`, or created before `waited`. */
  quiet: string
  waited: string
  /** `daily` notices: created before `morning`. */
  morning: string
}

export async function listDuePeople(db: Db, due: DueNoticeTimes, most: number): Promise<number[]> {
  const rows = await isDue(db, due).select('person_id').distinct().limit(most).execute()
  return rows.map(({ person_id }) => person_id)
}

/** The caller must mail them: nobody takes them again. */
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
