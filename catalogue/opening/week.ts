import type { Day } from '../time/calendar.ts'

/** The days of a week as spreadsheets and schema.org's readers know them (OpenStreetMap's names). */
export const weekDays = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'] as const

export type WeekDay = (typeof weekDays)[number]

/** What people read for them, and what schema.org calls them. */
export const weekDayNames: Readonly<Record<WeekDay, string>> = {
  mo: 'Monday',
  tu: 'Tuesday',
  we: 'Wednesday',
  th: 'Thursday',
  fr: 'Friday',
  sa: 'Saturday',
  su: 'Sunday',
}

/**
 * From when until when, by the clocks on the wall: `07:00` to `23:00`. What closes no later than it
 * opens closes on the next day and belongs to the day on which it opens; midnight is `24:00` where it
 * closes. '' stands in drafts, where nobody has said it yet.
 */
export type Span = { opens: string; closes: string }

/** The hours of each day, in their order. None: closed. Null: nobody has said it yet. */
export type Week = Record<WeekDay, Span[] | null>

/** From midnight to midnight. */
export const allDay: Span = { opens: '00:00', closes: '24:00' }

export function isAllDay([first, ...more]: readonly Span[]): boolean {
  return more.length === 0 && first?.opens === allDay.opens && first.closes === allDay.closes
}

export function isSpan(value: unknown): value is Span {
  if (typeof value !== 'object' || value === null) return false
  return 'opens' in value && isTime(value.opens) && 'closes' in value && isTime(value.closes)
}

function isTime(value: unknown): boolean {
  return typeof value === 'string'
}

/** Each day by what `hours` says of it. */
export function weekOf(hours: (day: WeekDay) => Span[] | null): Week {
  const [mo, tu, we, th] = [hours('mo'), hours('tu'), hours('we'), hours('th')]
  return { mo, tu, we, th, fr: hours('fr'), sa: hours('sa'), su: hours('su') }
}

/** A week of which nothing is said. */
export const unsetWeek: Week = weekOf(() => null)

/** Has nobody said anything of it? */
export function isUnset(week: Week): boolean {
  return weekDays.every((day) => week[day] === null)
}

/** The days of which nobody has said when it is open. */
export function unsetDays(week: Week): WeekDay[] {
  return weekDays.filter((day) => week[day] === null)
}

/** Which one a day of the calendar is: `fr` for `2026-05-01`. */
export function weekDayOf(day: Day): WeekDay {
  return weekDays[(new Date(day).getUTCDay() + 6) % 7] ?? 'mo'
}

export function dayAfter(day: WeekDay): WeekDay {
  return weekDays[(weekDays.indexOf(day) + 1) % weekDays.length] ?? 'mo'
}

export function sameSpans(one: readonly Span[] | null, other: readonly Span[] | null): boolean {
  if (one === null || other === null) return one === other
  return (
    one.length === other.length &&
    one.every(({ opens, closes }, at) => {
      return opens === other[at]?.opens && closes === other[at]?.closes
    })
  )
}

/** Minutes since the midnight with which the day began, as `24:00` and what is past it count on. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

const dayLength = 24 * 60

/** When a span ends, counted from the same midnight as its start: 26 hours for `02:00` of the next day. */
export function endOf({ opens, closes }: Span): number {
  const end = minutesOf(closes)
  return end <= minutesOf(opens) ? end + dayLength : end
}

/** Does it close on the day after the one on which it opens? */
export function isPastMidnight(span: Span): boolean {
  return endOf(span) > dayLength
}
