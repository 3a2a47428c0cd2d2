import { addMilliseconds } from '#catalogue/time/add-milliseconds.ts'

const minute = 60_000
const hour = 60 * minute

/** How long sign-ins last (contract section 3), in milliseconds. */
export const sessionLife = {
  /** Unused for so long, a session ends. */
  idle: 12 * hour,
  /** However much it is used. */
  whole: 7 * 24 * hour,
  /** A preview pass, at most; never beyond its session. */
  pass: hour,
  /** How often a use is written down. */
  note: minute,
} as const

/** Has a session ended by itself? */
export function isOver(
  session: { last_seen_at: string; expires_at: string },
  now: string,
): boolean {
  return (
    session.expires_at <= now || session.last_seen_at <= addMilliseconds(now, -sessionLife.idle)
  )
}
