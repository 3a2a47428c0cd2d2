import { addMilliseconds } from '#catalogue/time/add-milliseconds.ts'

const minute = 60_000
const hour = 60 * minute

/** How long sessions last (contract section 3), in ms. */
export const sessionLife = {
  /** Without use. */
  idle: 12 * hour,
  /** In all. */
  whole: 7 * 24 * hour,
  /** A preview pass, never beyond its session. */
  pass: hour,
  /** How often a use is stored. */
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
