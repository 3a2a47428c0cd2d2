import { type SqlBool, sql } from 'kysely'
import type { DocumentLanguage } from '#catalogue/languages.ts'
import type { State } from '#catalogue/revision-state.ts'
import { countRows } from '../count-rows.ts'
import type { Db } from '../tables.ts'

export interface WorkRow {
  id: number
  subject: string
  entry_id: number
  language: DocumentLanguage
  state: State
  title: string
  updated_at: string
  rejection_id: number | null
}

export type OpenState = Extract<State, 'draft' | 'pending' | 'rejected'>

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

export interface OwnDraft {
  id: number
  subject: string
  entry_id: number
  title: string
  /** Of a translation: the live revision of the first language that it was written beside. */
  source_id: number | null
}

/** Lists a person's drafts in a language, the oldest first. */
export function listOwnDrafts(
  db: Db,
  personId: number,
  language: DocumentLanguage,
  limit: number,
): Promise<OwnDraft[]> {
  return own(db, personId, 'draft')
    .select(['revision.id', 'revision.subject', 'revision.entry_id', 'revision.source_id'])
    .select('head.title')
    .where('revision.language', '=', language)
    .orderBy('revision.updated_at')
    .orderBy('revision.id')
    .limit(limit)
    .execute()
}

export async function countOwnWork(
  db: Db,
  personId: number,
  state: OpenState,
  most: number,
): Promise<number> {
  const limited = own(db, personId, state).select('revision.id').limit(most).as('some')
  return await countRows(db.selectFrom(limited))
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
      // SQLite uses a partial index only where the query repeats its condition word for word.
      .where(sql<SqlBool>`revision.state in ('draft', 'pending', 'rejected')`)
  )
}

export type WaitingRow = Omit<WorkRow, 'updated_at' | 'rejection_id'> & {
  submitted_at: string | null
  submitted_by: number | null
  batch: string | null
  /** How many pending revisions the row stands for: an import is one row. */
  count: number
}

/** Returns the oldest pending revisions, of an import the first alone. */
export async function listWaiting(db: Db, limit: number): Promise<WaitingRow[]> {
  const lines = db
    .selectFrom('revision')
    .select([
      ({ fn }) => fn.min('id').as('first_id'),
      sql<number>`count(*)`.as('line_count'),
      ({ fn }) => fn.min('submitted_at').as('since'),
    ])
    .where('state', '=', sql.lit('pending'))
    .groupBy(sql`coalesce(batch, cast(id as text))`)
    .orderBy('since')
    .orderBy('first_id')
    .limit(limit)
  const rows = await db
    .selectFrom(lines.as('lines'))
    .innerJoin('revision', 'revision.id', 'lines.first_id')
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
      'revision.batch',
      'lines.line_count',
    ])
    .orderBy('lines.since')
    .orderBy('revision.id')
    .execute()
  return rows.map(({ line_count, ...row }) => ({ ...row, count: Number(line_count) }))
}

export async function countWaitingSince(db: Db, before: string): Promise<number> {
  return countRows(
    db
      .selectFrom('revision')
      .where('state', '=', sql.lit('pending'))
      .where('submitted_at', '<', before),
  )
}
