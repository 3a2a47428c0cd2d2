import { addDays, type Day, weekBegin } from '#catalogue/time/calendar.ts'
import { dayIn, firstMoment } from '#catalogue/time/zone.ts'

/** Days in a time zone, one after the other. */
export interface DaySpan {
  days: Day[]
  /** The moments (ISO 8601 UTC) at which they begin, and the one at which the last one ends. */
  moments: string[]
}

/**
 * Returns the last weeks in a time zone, oldest first; the last one is that of `now`.
 *
 * @param firstDay 1 for Monday to 7 for Sunday
 */
export function lastWeeks(zone: string, now: string, firstDay: number, count: number): DaySpan[] {
  const thisWeek = weekBegin(dayIn(zone, Date.parse(now)), firstDay)
  return Array.from({ length: count }, (_, at) => {
    return daysFrom(zone, addDays(thisWeek, -7 * (count - 1 - at)), 7)
  })
}

/** Returns some days in a time zone. */
export function daysFrom(zone: string, first: Day, count: number): DaySpan {
  const days = Array.from({ length: count }, (_, more) => addDays(first, more))
  const begin = (day: Day) => new Date(firstMoment(zone, `${day}T00:00`)).toISOString()
  return { days, moments: [...days, addDays(first, count)].map(begin) }
}
