import { type SqlBool, sql } from 'kysely'
import type { DocumentLanguage } from '#catalogue/languages.ts'
import type { State } from '#catalogue/revision-state.ts'
import type { Db } from '../tables.ts'

/** What somebody works on, as lists name it. */
export interface WorkRow {
  id: number
  subject: string
  entry_id: number
  language: DocumentLanguage
  state: State
  /** What its entry is called for staff; '' for a section. */
  title: string
  updated_at: string
  /** The line of the log with the rejection that still stands. */
  rejection_id: number | null
}

/** The states in which a record waits for somebody. */
export type OpenState = Extract<State, 'draft' | 'pending' | 'rejected'>

/** What a person wrote last and is in this state, if it is what its card shows: the newest first. */
export function listOwnWork(
  db: Db,
  personId: number,
  state: OpenState,
  limit: number,
): Promise<WorkRow[]> {
  return own(db, personId, state)
    .select([
      'revision.id',
      'revision.subject',
      'revision.entry_id',
      'revision.language',
      'revision.state',
      'head.title',
      'revision.updated_at',
      'head.rejection_id',
    ])
    .orderBy('revision.updated_at', 'desc')
    .limit(limit)
    .execute()
}

/** How much of it there is, counted up to `most`. */
export async function countOwnWork(
  db: Db,
  personId: number,
  state: OpenState,
  most: number,
): Promise<number> {
  const some = own(db, personId, state).select('revision.id').limit(most).as('some')
  const counted = db.selectFrom(some).select((eb) => eb.fn.countAll<number>().as('count'))
  return Number((await counted.executeTakeFirstOrThrow()).count)
}

function own(db: Db, personId: number, state: OpenState) {
  return (
    db
      .selectFrom('revision')
      .innerJoin('head', (join) =>
        join
          .onRef('head.subject', '=', 'revision.subject')
          .onRef('head.entry_id', '=', 'revision.entry_id')
          .onRef('head.language', '=', 'revision.language')
          .onRef('head.shown_id', '=', 'revision.id'),
      )
      .where('revision.author_id', '=', personId)
      .where('revision.state', '=', sql.lit(state))
      // SQLite takes an index of some rows only where the query says the same of them, in its words.
      .where(sql<SqlBool>`revision.state in ('draft', 'pending', 'rejected')`)
  )
}

/** What waits for a decision, the oldest first. */
export type WaitingRow = Omit<WorkRow, 'updated_at' | 'rejection_id'> & {
  submitted_at: string | null
  submitted_by: number | null
}

export function listWaiting(db: Db, limit: number): Promise<WaitingRow[]> {
  return db
    .selectFrom('revision')
    .innerJoin('head', (join) =>
      join
        .onRef('head.subject', '=', 'revision.subject')
        .onRef('head.entry_id', '=', 'revision.entry_id')
        .onRef('head.language', '=', 'revision.language'),
    )
    .select([
      'revision.id',
      'revision.subject',
      'revision.entry_id',
      'revision.language',
      'revision.state',
      'head.title',
      'revision.submitted_at',
      'revision.submitted_by',
    ])
    .where('revision.state', '=', sql.lit('pending'))
    .orderBy('revision.submitted_at')
    .orderBy('revision.id')
    .limit(limit)
    .execute()
}

/** How many wait since before this moment (ISO 8601 UTC). */
export async function countWaitingSince(db: Db, before: string): Promise<number> {
  const row = await db
    .selectFrom('revision')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('state', '=', sql.lit('pending'))
    .where('submitted_at', '<', before)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}
