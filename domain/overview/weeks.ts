import { addDays, type Day } from '#catalogue/time/calendar.ts'
import { firstMoment, localTime } from '#catalogue/time/zone.ts'

/** A week in a time zone. */
export interface Week {
  days: Day[]
  /** The moments (ISO 8601 UTC) at which its days begin, and the one at which it ends. */
  moments: string[]
}

/**
 * Returns the last weeks in a time zone, oldest first; the last one is that of `now`.
 *
 * @param firstDay 1 for Monday to 7 for Sunday
 */
export function lastWeeks(zone: string, now: string, firstDay: number, count: number): Week[] {
  const today = localTime(zone, Date.parse(now)).slice(0, 10)
  const sinceFirst = (weekDay(today) - firstDay + 7) % 7
  return Array.from({ length: count }, (_, at) => {
    const first = addDays(today, -sinceFirst - 7 * (count - 1 - at))
    const days = Array.from({ length: 7 }, (_, more) => addDays(first, more))
    const begin = (day: Day) => new Date(firstMoment(zone, `${day}T00:00`)).toISOString()
    return { days, moments: [...days, addDays(first, 7)].map(begin) }
  })
}

/** Returns 1 for Monday to 7 for Sunday. */
function weekDay(day: Day): number {
  return new Date(day).getUTCDay() || 7
}
