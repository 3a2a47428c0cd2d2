/** From how long (ms) before the end people are warned: time to finish a sentence and find a password. */
const warnedBefore = 15 * 60_000

/** Is the end of a session (ISO 8601 UTC) near, and not over? */
export function isEnding(endsAt: string, now: number): boolean {
  const left = Date.parse(endsAt) - now
  return left > 0 && left <= warnedBefore
}
