export type Day = string

const dayLength = 24 * 3_600_000

export function addDays(day: Day, count: number): Day {
  return new Date(Date.parse(day) + count * dayLength).toISOString().slice(0, 10)
}

export function daysBetween(one: Day, other: Day): number {
  return Math.round((Date.parse(other) - Date.parse(one)) / dayLength)
}

/**
 * Returns the first day of the week of a day.
 *
 * @param firstDay 1 for Monday to 7 for Sunday
 */
export function weekBegin(day: Day, firstDay: number): Day {
  const weekDay = new Date(day).getUTCDay() || 7
  return addDays(day, -((weekDay - firstDay + 7) % 7))
}
