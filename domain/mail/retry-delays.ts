const minute = 60_000
const hour = 60 * minute

/** How long (ms) a mail waits after each try that failed; after the last it is given up: some three days. */
const pauses = [
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

/** How often a mail is tried before it is given up; somebody may let it begin anew. */
export const attemptsInSeries = pauses.length + 1

/** How long (ms) it waits after so many tries, all series together; undefined: it is given up. */
export function retryDelay(tries: number): number | undefined {
  return pauses[(tries - 1) % attemptsInSeries]
}
