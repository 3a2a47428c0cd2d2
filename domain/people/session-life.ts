import { addMilliseconds } from '#catalogue/time/add-milliseconds.ts'

const minute = 60_000
const hour = 60 * minute

/** Session lifetimes in ms (contract section 3). */
export const sessionLife = {
  /** Since the last use. */
  idle: 12 * hour,
  /** In all. */
  whole: 7 * 24 * hour,
  /** A preview pass, never beyond its session. */
  pass: hour,
  /** Between two writes of the last use. */
  note: minute,
} as const

/** Tells whether a session has expired. */
export function isOver(
  session: { last_seen_at: string; expires_at: string },
  now: string,
): boolean {
  return (
    session.expires_at <= now || session.last_seen_at <= addMilliseconds(now, -sessionLife.idle)
  )
}
