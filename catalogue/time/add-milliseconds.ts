/** The time so many milliseconds after (or, below zero, before) another, both ISO 8601 in UTC. */
export function addMilliseconds(time: string, milliseconds: number): string {
  return new Date(Date.parse(time) + milliseconds).toISOString()
}
