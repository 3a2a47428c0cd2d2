import type { Insertable, Selectable } from 'kysely'
import type { State, Step } from '#catalogue/revision-state.ts'
import { contains } from '../contains.ts'
import type { ActivityTable, Db, Tx } from '../tables.ts'

export type Activity = Selectable<ActivityTable>

/** Writes one line of the log and gives its id. There is no way to change or remove it. */
export async function addActivity(tx: Tx, entry: Insertable<ActivityTable>): Promise<number> {
  const insert = tx.insertInto('activity').values(entry).returning('id')
  return (await insert.executeTakeFirstOrThrow()).id
}

/** The line of the log with this id, or undefined. */
export async function findActivity(db: Db, id: number): Promise<Activity | undefined> {
  return db.selectFrom('activity').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The lines of the log with these ids, at once. */
export async function listActivitiesByIds(db: Db, ids: readonly number[]): Promise<Activity[]> {
  if (ids.length === 0) return []
  return db.selectFrom('activity').selectAll().where('id', 'in', ids).execute()
}

/** Which of these revisions this person has saved or submitted. */
export async function listOwnWork(
  db: Db,
  revisionIds: readonly number[],
  personId: number,
): Promise<Set<number>> {
  if (revisionIds.length === 0) return new Set()
  const steps: Step[] = ['save', 'submit', 'restore']
  const rows = await db
    .selectFrom('activity')
    .select('revision_id')
    .distinct()
    .where('revision_id', 'in', revisionIds)
    .where('actor_id', '=', personId)
    .where('step', 'in', steps)
    .execute()
  return new Set(rows.map((row) => row.revision_id))
}

export interface ActivityFilter {
  subjects?: readonly string[]
  state?: State
  search?: string
}

/** A page of the log, newest first. */
export async function listActivity(
  db: Db,
  filter: ActivityFilter,
  page: { limit: number; offset: number },
): Promise<Activity[]> {
  return filtered(db, filter)
    .selectAll()
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
}

export async function countActivity(db: Db, filter: ActivityFilter): Promise<number> {
  const row = await filtered(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

const searched = ['description', 'author_name', 'actor_name', 'remarks'] as const

function filtered(db: Db, { subjects, state, search }: ActivityFilter) {
  let query = db.selectFrom('activity')
  if (subjects) query = query.where('subject', 'in', subjects)
  if (state) query = query.where('to_state', '=', state)
  if (search) {
    query = query.where(({ or }) => or(searched.map((column) => contains(column, search))))
  }
  return query
}
