const minute = 60_000
const hour = 60 * minute

/** Milliseconds to wait after each failed attempt: about three days in all. */
const delays = [
  minute,
  5 * minute,
  15 * minute,
  hour,
  3 * hour,
  6 * hour,
  12 * hour,
  24 * hour,
  24 * hour,
]

/** Number of attempts before a mail fails; an Admin may start another series. */
export const attemptsInSeries = delays.length + 1

/** Returns the wait (ms) after so many attempts, all series counted; undefined when the mail fails. */
export function retryDelay(attempts: number): number | undefined {
  return delays[(attempts - 1) % attemptsInSeries]
}
