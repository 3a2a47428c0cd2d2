/** A day of the calendar: `2026-05-01`. They sort as text. */
export type Day = string

const length = 24 * 3_600_000

export function addDays(day: Day, count: number): Day {
  return new Date(Date.parse(day) + count * length).toISOString().slice(0, 10)
}

/** How many days later the second one is. */
export function daysBetween(one: Day, other: Day): number {
  return Math.round((Date.parse(other) - Date.parse(one)) / length)
}
