import type { Day } from '../time/calendar.ts'

/** The days of the week by OpenStreetMap's names. */
export const weekDays = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'] as const

export type WeekDay = (typeof weekDays)[number]

/** The labels, which are also schema.org's names. */
export const weekDayNames: Readonly<Record<WeekDay, string>> = {
  mo: 'Monday',
  tu: 'Tuesday',
  we: 'Wednesday',
  th: 'Thursday',
  fr: 'Friday',
  sa: 'Saturday',
  su: 'Sunday',
}

/** Local times. `closes` not after `opens` is the next day; midnight is `24:00`; '' is missing. */
export type Span = { opens: string; closes: string }

/** The hours of each day in order. Empty: closed. Null: unset. */
export type Week = Record<WeekDay, Span[] | null>

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

export function weekOf(hours: (day: WeekDay) => Span[] | null): Week {
  const [mo, tu, we, th] = [hours('mo'), hours('tu'), hours('we'), hours('th')]
  return { mo, tu, we, th, fr: hours('fr'), sa: hours('sa'), su: hours('su') }
}

export const unsetWeek: Week = weekOf(() => null)

export function isUnset(week: Week): boolean {
  return weekDays.every((day) => week[day] === null)
}

export function unsetDays(week: Week): WeekDay[] {
  return weekDays.filter((day) => week[day] === null)
}

/** Returns the day of the week: `fr` for `2026-05-01`. */
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

export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

const dayLength = 24 * 60

/** Returns a span's end in minutes since the midnight before its start: 1,560 for `02:00`. */
export function endOf({ opens, closes }: Span): number {
  const end = minutesOf(closes)
  return end <= minutesOf(opens) ? end + dayLength : end
}

export function isPastMidnight(span: Span): boolean {
  return endOf(span) > dayLength
}

/** A fault of a day's hours; `next`: they overlap those of the next day. */
export type SpanFault = 'open' | 'same' | 'overlap' | 'next'

export function spansFault(spans: readonly Span[]): Exclude<SpanFault, 'next'> | null {
  if (spans.some(({ opens, closes }) => opens === '' || closes === '')) return 'open'
  if (spans.some(({ opens, closes }) => opens === closes)) return 'same'
  const sorted = spans.toSorted((one, other) => minutesOf(one.opens) - minutesOf(other.opens))
  const overlaps = sorted.some((span, at) => {
    const next = sorted[at + 1]
    return next !== undefined && endOf(span) > minutesOf(next.opens)
  })
  return overlaps ? 'overlap' : null
}

export function weekFaults(week: Week): { day: WeekDay; fault: SpanFault }[] {
  return weekDays.flatMap((day) => {
    const spans = week[day] ?? []
    const fault = spansFault(spans) ?? (runsIntoNext(spans, week[dayAfter(day)]) ? 'next' : null)
    return fault === null ? [] : [{ day, fault }]
  })
}

function runsIntoNext(spans: readonly Span[], next: readonly Span[] | null): boolean {
  const end = Math.max(0, ...spans.map(endOf)) - minutesOf('24:00')
  return (next ?? []).some(({ opens }) => opens !== '' && minutesOf(opens) < end)
}
