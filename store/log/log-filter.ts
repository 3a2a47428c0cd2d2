import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { State } from '#catalogue/revision-state.ts'
import type { Db } from '../tables.ts'
import { linesInChapter } from './chapters.ts'

/** What the log is narrowed down to. */
export interface LogFilter {
  /** Left out: all. */
  subjects?: readonly string[]
  state?: State
}

/** Does the filter leave this line? */
export function isLeft({ subjects, state }: LogFilter): RawBuilder<SqlBool> {
  const parts = [
    ...(subjects ? [sql<SqlBool>`activity.subject in (${sql.join(subjects)})`] : []),
    ...(state ? [sql<SqlBool>`activity.to_state = ${state}`] : []),
  ]
  return parts.length > 0 ? sql<SqlBool>`${sql.join(parts, sql` and `)}` : sql<SqlBool>`true`
}

/** How many lines of each chapter before the open one the filter leaves, newest first. */
export async function countInChapters(
  db: Db,
  { subjects = [''], state }: LogFilter,
  open: number,
): Promise<{ chapter: number; count: number }[]> {
  const rows = await db
    .selectFrom('log_tally')
    .select(['chapter', (eb) => eb.fn.sum<number>('count').as('count')])
    .where('subject', 'in', subjects)
    .where('to_state', '=', state ?? '')
    .where('chapter', '<', open)
    .groupBy('chapter')
    .orderBy('chapter', 'desc')
    .execute()
  return rows.map(({ chapter, count }) => ({ chapter, count: Number(count) }))
}

export function firstLineOf(chapter: number): number {
  return chapter * linesInChapter
}
