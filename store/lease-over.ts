import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { addMilliseconds } from '#catalogue/time/add-milliseconds.ts'

/** Longer (ms) than anybody takes work in hand without renewing it. */
const longestLease = 3_600_000

/**
 * Tells whether whoever took work in hand until a moment has lost it: nobody has, the moment is over,
 * or it is so far ahead that a clock which was set back since must have written it.
 */
export function isLeaseOver(
  column: 'claimed_until' | 'copying_until' | 'alive_until',
  now: string,
): RawBuilder<SqlBool> {
  const until = sql.ref(column)
  return sql<SqlBool>`(${until} is null or ${until} <= ${now} or ${until} > ${addMilliseconds(now, longestLease)})`
}
