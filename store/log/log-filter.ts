import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { languages, type PlaceLanguage } from '#catalogue/languages.ts'
import type { State } from '#catalogue/revision-state.ts'
import type { Db } from '../tables.ts'
import { linesInChapter } from './chapters.ts'

/** What the log is narrowed down to. */
export interface LogFilter {
  /** Left out: all. */
  subjects?: readonly string[]
  state?: State
  /** '' is the brand's first; left out: all. */
  language?: PlaceLanguage
}

/** Does the filter leave this line? */
export function isLeft({ subjects, state, language }: LogFilter): RawBuilder<SqlBool> {
  const parts = [
    ...(subjects ? [sql<SqlBool>`activity.subject in (${sql.join(subjects)})`] : []),
    ...(state ? [sql<SqlBool>`activity.to_state = ${state}`] : []),
    ...(language === undefined ? [] : [sql<SqlBool>`activity.language = ${language}`]),
  ]
  return parts.length > 0 ? sql<SqlBool>`${sql.join(parts, sql` and `)}` : sql<SqlBool>`true`
}

/** How many lines of each chapter before the open one the filter leaves, newest first. */
export async function countInChapters(
  db: Db,
  { subjects = [''], state, language }: LogFilter,
  open: number,
): Promise<{ chapter: number; count: number }[]> {
  const inOthers = languages.flatMap((one) => subjects.map((subject) => tallied(subject, one)))
  const inOne = subjects.map((subject) => tallied(subject, language ?? ''))
  // The first language has what the others leave of all.
  const count = sql<number>`sum(case when subject in (${sql.join(inOne)}) then count else -count end)`
  const rows = await db
    .selectFrom('log_tally')
    .select(['chapter', count.as('count')])
    .where('subject', 'in', language === '' ? [...inOne, ...inOthers] : inOne)
    .where('to_state', '=', state ?? '')
    .where('chapter', '<', open)
    .groupBy('chapter')
    .orderBy('chapter', 'desc')
    .execute()
  return rows.map(({ chapter, count }) => ({ chapter, count: Number(count) }))
}

/** Under which name lines of a subject are counted: all of them, or those in one of the other languages. */
function tallied(subject: string, language: PlaceLanguage): string {
  return language === '' ? subject : `${subject}@${language}`
}

export function firstLineOf(chapter: number): number {
  return chapter * linesInChapter
}
