import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { DocumentLanguage } from '#catalogue/languages.ts'
import type { State } from '#catalogue/revision-state.ts'
import { countRows } from '../count-rows.ts'
import type { Db } from '../tables.ts'

export interface LogFilter {
  types?: readonly string[]
  state?: State
  /** '' is the first language. */
  language?: DocumentLanguage
  /** An import or bulk change. */
  batch?: string
  /** The first line of some that are listed as one. */
  first?: number
  /** Leaves out what is listed under its first line. */
  isGrouped?: boolean
}

export interface LinePage {
  limit: number
  offset: number
  isOldestFirst?: boolean
}

export interface ListedLines {
  ids: number[]
  total: number
  isAll: boolean
}

/** A longer list says "more than 1,000". */
const maxCounted = 1_000

export function countLimit({ limit, offset }: LinePage): number {
  return offset + Math.max(limit, maxCounted)
}

export async function listLineIds(db: Db, filter: LogFilter, page: LinePage): Promise<ListedLines> {
  const { limit, offset } = page
  const most = countLimit(page) - offset
  // One walk of the index for the page and the count.
  const ids = await idsOf(db, filter, { ...page, limit: most + 1 })
  const isBeyond = ids.length === 0 && offset > 0
  const before = isBeyond ? await countLines(db, filter, offset) : offset
  const total = before + Math.min(ids.length, most)
  return { ids: ids.slice(0, limit), total, isAll: ids.length <= most }
}

export async function countLines(db: Db, filter: LogFilter, most: number): Promise<number> {
  const limited = db
    .selectFrom('activity')
    .select('id')
    .where(matchesLogFilter(filter))
    .limit(most)
    .as('some')
  return await countRows(db.selectFrom(limited))
}

export function matchesLogFilter(filter: LogFilter): RawBuilder<SqlBool> {
  const { types, state, language, batch, first, isGrouped } = filter
  const parts = [
    ...(types ? [sql<SqlBool>`activity.subject in (${sql.join(types)})`] : []),
    ...(state ? [sql<SqlBool>`activity.to_state = ${state}`] : []),
    ...(language === undefined ? [] : [sql<SqlBool>`activity.language = ${language}`]),
    ...(batch === undefined ? [] : [sql<SqlBool>`activity.batch = ${batch}`]),
    ...(first === undefined ? [] : [inGroup(first)]),
    ...(isGrouped ? [sql<SqlBool>`activity.folded_into is null`] : []),
  ]
  return parts.length > 0 ? sql<SqlBool>`${sql.join(parts, sql` and `)}` : sql<SqlBool>`true`
}

function inGroup(first: number): RawBuilder<SqlBool> {
  return sql`activity.id in (select ${sql.lit(first)} union all
    select folded.id from activity as folded where folded.folded_into = ${first})`
}

export interface FoldedLines {
  /** With the first one. */
  lines: number
  entries: number
}

/** Returns what is listed under each of these lines; nothing for one that stands for itself. */
export async function countFolded(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, FoldedLines>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('activity as first')
    .innerJoin('activity as folded', 'folded.folded_into', 'first.id')
    .select(({ fn }) => [
      'first.id',
      fn.countAll<number>().as('lines'),
      sql<number>`count(distinct case when folded.entry_id <> first.entry_id
        then folded.entry_id end)`.as('entries'),
    ])
    .where('first.id', 'in', ids)
    .groupBy('first.id')
    .execute()
  return new Map(
    rows.map(({ id, lines, entries }) => [
      id,
      { lines: Number(lines) + 1, entries: Number(entries) + 1 },
    ]),
  )
}

/** Reads each type by its index; in one statement both databases would read all lines. */
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
  const ids: number[] = []
  for (const subject of types) {
    const rows = await newestOf({ ...rest, types: [subject] }, offset + limit)
    for (const { id } of rows) ids.push(id)
  }
  ids.sort((a, b) => (isOldestFirst ? a - b : b - a))
  return ids.slice(offset, offset + limit)
}
