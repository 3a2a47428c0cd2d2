import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { DocumentLanguage } from '#catalogue/languages.ts'
import type { State } from '#catalogue/revision-state.ts'
import type { Db } from '../tables.ts'

/** What the log is narrowed down to. */
export interface LogFilter {
  /** Left out: all. */
  types?: readonly string[]
  state?: State
  /** '' is the brand's first; left out: all. */
  language?: DocumentLanguage
}

/** A page of the log, counted from its newest line, or from its oldest. */
export interface LinePage {
  limit: number
  offset: number
  isOldestFirst?: boolean
}

/** Ids of a page, and how many lines there are. */
export interface ListedLines {
  ids: number[]
  /** Counted up to `mostCounted` beyond the beginning of the page. */
  total: number
  /** Whether `total` is all there is. */
  isAll: boolean
}

/** How many lines are counted beyond the beginning of a page. A longer list says "more than 1,000". */
const mostCounted = 1_000

/** Returns up to which line a list is counted that is asked for this page. */
export function countLimit({ limit, offset }: LinePage): number {
  return offset + Math.max(limit, mostCounted)
}

/** Returns a page of the log's ids, in the order asked for. */
export async function listLineIds(db: Db, filter: LogFilter, page: LinePage): Promise<ListedLines> {
  const { limit, offset } = page
  const most = countLimit(page) - offset
  // One walk of the index for the page and for what is counted beyond it.
  const found = await idsOf(db, filter, { ...page, limit: most + 1 })
  const isBeyond = found.length === 0 && offset > 0
  const before = isBeyond ? await countLines(db, filter, offset) : offset
  const total = before + Math.min(found.length, most)
  return { ids: found.slice(0, limit), total, isAll: found.length <= most }
}

/** Returns how many lines the filter leaves, counting no further than `most`. */
export async function countLines(db: Db, filter: LogFilter, most: number): Promise<number> {
  const some = db
    .selectFrom('activity')
    .select('id')
    .where(matchesLogFilter(filter))
    .limit(most)
    .as('some')
  const counted = db.selectFrom(some).select((eb) => eb.fn.countAll<number>().as('count'))
  return Number((await counted.executeTakeFirstOrThrow()).count)
}

/** Returns the condition that a line meets the filter. */
export function matchesLogFilter({ types, state, language }: LogFilter): RawBuilder<SqlBool> {
  const parts = [
    ...(types ? [sql<SqlBool>`activity.subject in (${sql.join(types)})`] : []),
    ...(state ? [sql<SqlBool>`activity.to_state = ${state}`] : []),
    ...(language === undefined ? [] : [sql<SqlBool>`activity.language = ${language}`]),
  ]
  return parts.length > 0 ? sql<SqlBool>`${sql.join(parts, sql` and `)}` : sql<SqlBool>`true`
}

/** Each subject is a walk of its index; merging them here keeps both databases from reading them whole. */
async function idsOf(db: Db, filter: LogFilter, page: LinePage): Promise<number[]> {
  const { types, ...rest } = filter
  const { limit, offset, isOldestFirst = false } = page
  const newestOf = (one: LogFilter, first: number, skipped = 0) =>
    db
      .selectFrom('activity')
      .select('id')
      .where(matchesLogFilter(one))
      .orderBy('id', isOldestFirst ? 'asc' : 'desc')
      .limit(first)
      .offset(skipped)
      .execute()
  if (!types || types.length < 2) {
    return (await newestOf(filter, limit, offset)).map(({ id }) => id)
  }
  const found: number[] = []
  for (const subject of types) {
    const rows = await newestOf({ ...rest, types: [subject] }, offset + limit)
    for (const { id } of rows) found.push(id)
  }
  found.sort((a, b) => (isOldestFirst ? a - b : b - a))
  return found.slice(offset, offset + limit)
}
