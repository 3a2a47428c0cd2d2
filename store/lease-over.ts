import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { addMilliseconds } from '#catalogue/time/add-milliseconds.ts'

/** Longer (ms) than any process holds a lease without renewing it. */
const maxLease = 3_600_000

/** A lease far in the future was written by a clock that has been set back. */
export function isLeaseOver(
  column: 'claimed_until' | 'copying_until' | 'alive_until',
  now: string,
): RawBuilder<SqlBool> {
  const until = sql.ref(column)
  return sql<SqlBool>`(${until} is null or ${until} <= ${now} or ${until} > ${addMilliseconds(now, maxLease)})`
}
