import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../tables.ts'
import type { CountedTransition, TransitionCountTable } from './overview-tables.ts'

/** Rounds down to two significant digits: few different values make a short sum. */
export function inTwoDigits(minutes: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, minutes))) - 1)
  return Math.floor(Math.max(0, minutes) / unit) * unit
}

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

export interface TransitionSum {
  part: number
  step: CountedTransition
  minutes: number
  count: number
}

/** Sums transitions over each stretch between the moments; hours count whole. */
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

/** PostgreSQL would take two parameters as two different expressions in `group by`. */
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
