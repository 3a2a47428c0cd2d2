import type { Db } from '../tables.ts'
import { findOpenChapter } from './chapters.ts'
import { countInChapters, firstLineOf, isLeft, type LogFilter } from './log-filter.ts'

/** Lines with ids in a row of which it is known how many the filter leaves. */
interface Stretch {
  from: number
  count: number
}

/** A page of the log, counted from its newest line, or from its oldest. */
export interface LinePage {
  limit: number
  offset: number
  isOldestFirst?: boolean
}

/**
 * The ids of a page of the log and how many lines there are in all. What the chapters that are closed
 * hold is known, so that any page is as quick as the first.
 */
export async function listLineIds(
  db: Db,
  filter: LogFilter,
  { isOldestFirst = false, ...asked }: LinePage,
): Promise<{ ids: number[]; total: number }> {
  const stretches = await stretchesOf(db, filter)
  const total = stretches.reduce((sum, { count }) => sum + count, 0)
  const page = isOldestFirst ? fromTheEnd(asked, total) : asked
  const { from, to, before } = findPart(stretches, page)
  if (from === null) return { ids: [], total }
  const part = { limit: page.limit, offset: page.offset - before }
  const ids = await idsBetween(db, filter, { from, to }, part)
  return { ids: isOldestFirst ? ids.reverse() : ids, total }
}

/** The same lines, counted from the other end. */
function fromTheEnd({ limit, offset }: LinePage, total: number) {
  const rest = Math.max(0, total - offset)
  return { limit: Math.min(limit, rest), offset: Math.max(0, rest - limit) }
}

/** Between which ids the lines of a page are, and how many newer ones the filter leaves. */
function findPart(stretches: readonly Stretch[], page: { limit: number; offset: number }) {
  let from: number | null = null
  let to: number | null = null
  let before = 0
  let seen = 0
  for (const stretch of stretches) {
    if (seen >= page.offset + page.limit) break
    seen += stretch.count
    if (seen > page.offset) from = stretch.from
    else [before, to] = [seen, stretch.from]
  }
  return { from, to, before }
}

/** Newest first. */
async function stretchesOf(db: Db, filter: LogFilter): Promise<Stretch[]> {
  const chapter = await findOpenChapter(db)
  const closed = await countInChapters(db, filter, chapter)
  const from = firstLineOf(chapter)
  const open = await linesFrom(db, filter, from)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return [
    { from, count: Number(open.count) },
    ...closed.map(({ chapter, count }) => ({ from: firstLineOf(chapter), count })),
  ]
}

/** Subject by subject, each a walk of its index; who asks for several gets the newest of all. */
async function idsBetween(
  db: Db,
  { subjects, ...rest }: LogFilter,
  { from, to }: { from: number; to: number | null },
  { limit, offset }: { limit: number; offset: number },
): Promise<number[]> {
  const ways = subjects ? subjects.map((subject) => [subject]) : [undefined]
  const found: number[] = []
  for (const way of ways) {
    const filter = { ...rest, ...(way ? { subjects: way } : {}) }
    const between = linesFrom(db, filter, from).select('id').orderBy('id', 'desc')
    const before = to === null ? between : between.where('id', '<', to)
    const rows = await before.limit(limit + offset).execute()
    for (const { id } of rows) found.push(id)
  }
  return found.sort((a, b) => b - a).slice(offset, offset + limit)
}

function linesFrom(db: Db, filter: LogFilter, from: number) {
  return db.selectFrom('activity').where('id', '>=', from).where(isLeft(filter))
}
