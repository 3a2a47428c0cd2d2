import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { contains } from '../contains.ts'
import type { Aside } from '../search/aside.ts'
import type { Db } from '../tables.ts'
import { findOpenChapter, searchedColumns } from './chapters.ts'
import { soughtGrams } from './grams.ts'
import { countInChapters, firstLineOf, isLeft, type LogFilter } from './log-filter.ts'

type Search = LogFilter & { search: string }

/** Closed chapters that are looked through at first, and at most in one statement. */
const looks = { first: 4, longest: 32 }

/** How far matches are counted. */
interface Bounds {
  /** So many at most. */
  lines: number
  /** Once the page is full, in so many closed chapters. */
  chapters: number
}

/** Lines that a search has found. */
interface FoundLines {
  ids: number[]
  /** As far as they have been counted. */
  total: number
  /** Are these all there are? */
  isAll: boolean
}

/**
 * The ids of a page of the lines that contain these words as they stand, whatever the case, newest first; and
 * how many there are, as far as `bounds` say. Looked for aside: in what is new, and in the closed
 * chapters that have all pieces of the words.
 */
export async function searchLineIds(
  { db }: Pick<Aside, 'db'>,
  filter: Search,
  { limit, offset }: { limit: number; offset: number },
  bounds: Bounds,
): Promise<FoundLines> {
  const open = await findOpenChapter(db)
  const ids = await idsFrom(db, filter, firstLineOf(open), bounds.lines)
  const chapters = await chaptersFor(db, filter, open)
  let at = 0
  for (let look = looks.first; at < chapters.length && ids.length < bounds.lines; ) {
    if (at >= bounds.chapters && ids.length > offset + limit) break
    const part = chapters.slice(at, at + look)
    ids.push(...(await idsWithin(db, filter, part, bounds.lines - ids.length)))
    at += part.length
    look = Math.min(look * 4, looks.longest)
  }
  const isAll = at >= chapters.length && ids.length < bounds.lines
  return { ids: ids.slice(offset, offset + limit), total: ids.length, isAll }
}

/** The closed chapters in which there may be some, newest first. */
async function chaptersFor(db: Db, filter: Search, open: number): Promise<number[]> {
  const counted = await countInChapters(db, filter, open)
  const some = counted.filter(({ count }) => count > 0).map(({ chapter }) => chapter)
  const sought = soughtGrams(filter.search)
  if (sought === null) return some
  const grams = db.selectFrom('log_gram').select('chapter').groupBy('chapter')
  const having =
    'begin' in sought
      ? grams.where('gram', '>=', sought.begin).where('gram', '<', `${sought.begin}\u{10ffff}`)
      : grams
          .where('gram', 'in', sought.all)
          .having((eb) => eb.fn.countAll(), '=', sought.all.length)
  const known = new Set((await having.execute()).map(({ chapter }) => chapter))
  return some.filter((chapter) => known.has(chapter))
}

/** Newest first. */
async function idsFrom(db: Db, filter: Search, from: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('activity')
    .select('id')
    .where('id', '>=', from)
    .where(isMet(filter))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Stretch by stretch, so that both databases read nothing else, whatever they expect to find. */
async function idsWithin(
  db: Db,
  filter: Search,
  chapters: readonly number[],
  limit: number,
): Promise<number[]> {
  const parts = stretchesOf(chapters).map(({ from, to }) => {
    return sql`select id from activity where id >= ${from} and id < ${to} and ${isMet(filter)}`
  })
  const { rows } = await sql<{ id: number }>`
    select id from (${sql.join(parts, sql` union all `)}) as found
    order by id desc limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** The lines of some chapters, newest first; those of neighbours in one. */
function stretchesOf(chapters: readonly number[]): { from: number; to: number }[] {
  const stretches: { from: number; to: number }[] = []
  for (const chapter of chapters) {
    const [from, to] = [firstLineOf(chapter), firstLineOf(chapter + 1)]
    const last = stretches.at(-1)
    if (last?.from === to) last.from = from
    else stretches.push({ from, to })
  }
  return stretches
}

function isMet({ search, ...filter }: Search): RawBuilder<SqlBool> {
  const found = searchedColumns.map((column) => contains(`activity.${column}`, search))
  return sql<SqlBool>`${isLeft(filter)} and (${sql.join(found, sql` or `)})`
}
