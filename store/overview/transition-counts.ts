import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../tables.ts'
import type { CountedTransition, TransitionCountTable } from './overview-tables.ts'

/** Minutes with no more than two digits that say something: so few different ones make a short sum. */
export function inTwoDigits(minutes: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, minutes))) - 1)
  return Math.floor(Math.max(0, minutes) / unit) * unit
}

/** Counts that somebody took a step so often at a moment (ISO 8601 UTC). */
export async function countTransition(
  tx: Tx,
  { at, ...row }: Omit<TransitionCountTable, 'hour'> & { at: string },
): Promise<void> {
  const minutes = inTwoDigits(row.minutes)
  await tx
    .insertInto('step_tally')
    .values({ ...row, minutes, hour: hourOf(at) })
    .execute()
}

/** A sum over one stretch of time, whose number is `part`. */
export interface TransitionSum {
  part: number
  step: CountedTransition
  minutes: number
  count: number
}

/**
 * What was done between these moments, each stretch by itself: from the first to before the second
 * is part 0. Moments within an hour count from its beginning.
 */
export async function sumTransitionsByPart(
  db: Db,
  moments: readonly string[],
): Promise<TransitionSum[]> {
  const part = partOf(moments).as('part')
  const rows = await between(db, moments)
    .select((eb) => [part, 'step', 'minutes', eb.fn.sum<number>('count').as('count')])
    .groupBy(['part', 'step', 'minutes'])
    .execute()
  return rows.map((row) => ({ ...row, part: Number(row.part), count: Number(row.count) }))
}

/** The same of all that time together, by whoever did it. */
export async function sumTransitionsByPerson(
  db: Db,
  moments: readonly string[],
): Promise<Omit<TransitionCountTable, 'hour'>[]> {
  const rows = await between(db, moments)
    .select((eb) => ['person_id', 'step', 'minutes', eb.fn.sum<number>('count').as('count')])
    .groupBy(['person_id', 'step', 'minutes'])
    .execute()
  return rows.map((row) => ({ ...row, count: Number(row.count) }))
}

function between(db: Db, moments: readonly string[]) {
  return db
    .selectFrom('step_tally')
    .where('hour', '>=', hourOf(moments[0] ?? ''))
    .where('hour', '<', hourOf(moments.at(-1) ?? ''))
}

/** Numbers stand in the SQL itself: PostgreSQL would not take two parameters for one expression. */
function partOf(moments: readonly string[]): RawBuilder<number> {
  const cases = moments
    .slice(1, -1)
    .map((moment, part) => sql`when hour < ${moment.slice(0, 13)} then ${sql.lit(part)}`)
  const last = sql.lit(Math.max(0, moments.length - 2))
  return cases.length === 0
    ? sql<number>`${last}`
    : sql<number>`case ${sql.join(cases, sql` `)} else ${last} end`
}

function hourOf(at: string): string {
  return at.slice(0, 13)
}
