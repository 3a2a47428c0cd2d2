import { PostgresAdapter, type RawBuilder, type SqlBool, sql } from 'kysely'
import { contains, patternOf } from '../contains.ts'
import type { Db } from '../tables.ts'
import {
  countLimit,
  countLines,
  type LinePage,
  type ListedLines,
  type LogFilter,
  matchesLogFilter,
} from './list-lines.ts'

interface Bounds {
  /** Newest lines that are scanned without the index. */
  scanned: number
  /** Newest matches of the index that are checked against the filter. */
  matches: number
}

const usualBounds: Bounds = { scanned: 10_000, matches: 2_000 }

/** The trigram index needs three characters. */
const shortestIndexed = 3

const searchedColumns = ['description', 'author_name', 'actor_name', 'remarks'] as const

type Search = LogFilter & { search: string }

/**
 * A short log is scanned, a long one is searched by the trigram index. One or two characters, or a
 * PostgreSQL without `pg_trgm`, are searched in the newest lines, and `isAll` is false.
 */
export async function searchLineIds(
  db: Db,
  { search, ...filter }: Search,
  page: LinePage,
  { scanned, matches }: Bounds = usualBounds,
): Promise<ListedLines> {
  const most = countLimit(page)
  const isLong = (await countLines(db, filter, scanned + 1)) > scanned
  const index = isLong && [...search].length >= shortestIndexed ? await findIndex(db, search) : null
  const result = index
    ? await idsByIndex(db, index, filter, { matches, limit: most + 1 })
    : { ids: await idsByScan(db, { search, ...filter }, scanned, most + 1), isAll: !isLong }
  const { ids, isAll } = result
  return {
    ids: ids.slice(page.offset, page.offset + page.limit),
    total: Math.min(ids.length, most),
    isAll: isAll && ids.length <= most,
  }
}

type Index = (most: number) => RawBuilder<{ id: number }>

async function findIndex(db: Db, search: string): Promise<Index | null> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) {
    // FTS5 takes a quoted phrase literally.
    const phrase = `"${search.replaceAll('"', '""')}"`
    return (most) => sql`select rowid as id from activity_text where activity_text match ${phrase}
      order by rowid desc limit ${most}`
  }
  const { rows } = await sql<{ name: string | null }>`
    select to_regclass('activity_text') as name`.execute(db)
  if (!rows[0]?.name) return null
  return (most) => sql`select id from activity where ${indexedText} ilike ${patternOf(search)}
    order by id desc limit ${most}`
}

/** The expression of PostgreSQL's index, word for word (migration 0037). */
const indexedText = sql`(description || chr(10) || author_name || chr(10) || actor_name
  || chr(10) || coalesce(remarks, ''))`

/** A filter may match none of a hundred thousand lines, so only the newest are checked. */
async function idsByIndex(
  db: Db,
  index: Index,
  filter: LogFilter,
  { matches, limit }: { matches: number; limit: number },
): Promise<{ ids: number[]; isAll: boolean }> {
  const isFiltered = Object.values(filter).some((value) => value !== undefined)
  if (!isFiltered) return { ids: await idsOf(db, index(limit)), isAll: true }
  const newest = sql<{ id: number; is_left: number }>`
    select activity.id, case when ${matchesLogFilter(filter)} then 1 else 0 end as is_left
    from (${index(matches)}) as found join activity on activity.id = found.id
    order by activity.id desc`
  const { rows } = await newest.execute(db)
  const ids = rows.filter(({ is_left }) => is_left === 1).map(({ id }) => id)
  return { ids: ids.slice(0, limit), isAll: rows.length < matches }
}

async function idsByScan(
  db: Db,
  { search, ...filter }: Search,
  scanned: number,
  limit: number,
): Promise<number[]> {
  const columns = sql.join(searchedColumns.map((column) => sql.ref(`activity.${column}`)))
  const words = searchedColumns.map((column) => contains(`newest.${column}`, search))
  return await idsOf(
    db,
    sql`select id from (select id, ${columns} from activity where ${matchesLogFilter(filter)}
        order by id desc limit ${scanned}) as newest
      where ${sql.join<SqlBool>(words, sql` or `)} order by id desc limit ${limit}`,
  )
}

async function idsOf(db: Db, query: RawBuilder<{ id: number }>): Promise<number[]> {
  return (await query.execute(db)).rows.map(({ id }) => id)
}
