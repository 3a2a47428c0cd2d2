import { addDays, type Day, daysBetween, weekBegin } from '#catalogue/time/calendar.ts'

export interface CalendarView {
  unit: 'month' | 'week'
  /** A day of the month or week. */
  day: Day
}

/** Returns the view of an address; invalid values fall back to the month of today. */
export function viewOf(query: URLSearchParams, today: Day): CalendarView {
  const day = query.get('day') ?? ''
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) && day > '1971'
  return { unit: query.get('by') === 'week' ? 'week' : 'month', day: isDay ? day : today }
}

/** Returns the query of a view, without what is shown anyway. */
export function queryOf({ unit, day }: CalendarView, today: Day): string {
  const query = new URLSearchParams()
  if (unit === 'week') query.set('by', 'week')
  if (day !== today) query.set('day', day)
  const text = query.toString()
  return text && `?${text}`
}

/**
 * Returns the whole weeks that a view shows.
 *
 * @param firstDay of a week: 1 for Monday to 7 for Sunday
 */
export function spanOf({ unit, day }: CalendarView, firstDay: number): { from: Day; days: number } {
  if (unit === 'week') return { from: weekBegin(day, firstDay), days: 7 }
  const from = weekBegin(`${day.slice(0, 7)}-01`, firstDay)
  const lastWeek = weekBegin(addDays(monthLater(day, 1), -1), firstDay)
  return { from, days: daysBetween(from, lastWeek) + 7 }
}

/** Returns the same view some months or weeks later, or earlier. */
export function stepped({ unit, day }: CalendarView, count: number): CalendarView {
  return { unit, day: unit === 'week' ? addDays(day, 7 * count) : monthLater(day, count) }
}

function monthLater(day: Day, count: number): Day {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + count, 1)).toISOString().slice(0, 10)
}
