import { addDays, type Day, daysBetween } from '../time/calendar.ts'
import { dayIn, firstMoment } from '../time/zone.ts'
import { endOf, minutesOf, type Span, unsetDays, type Week, weekDayOf } from './week.ts'

/** Hours that replace the week's on some days. */
export interface SpecialHours {
  from: Day
  until: Day
  /** Empty: closed. */
  spans: Span[]
}

/** When one service of a restaurant is open. Plain data, as islands receive it. */
export interface Opening {
  /** IANA name, or ''. */
  zone: string
  state: 'open' | 'closed' | 'coming'
  week: Week
  special: SpecialHours[]
}

/** Moments are milliseconds since 1970. */
export type OpenState =
  /** Null: not within a week. */
  | { is: 'open'; closes: number | null }
  /** Within the hour. */
  | { is: 'closing'; closes: number }
  /** `inDays`: days until it opens in the restaurant's calendar; null: not within a week. */
  | { is: 'closed'; opens: number; inDays: number }
  | { is: 'closed'; opens: null; inDays: null }
  | { is: 'paused' }
  /** Not opened yet. */
  | { is: 'coming' }
  /** Hours or zone are missing: no badge is better than a wrong one. */
  | { is: 'unknown' }

export type OpeningStatus = OpenState & {
  /** When the answer changes by itself, or null. */
  changesAt: number | null
}

const closingSoon = 60 * 60_000

const daysAhead = 8

/**
 * Returns whether a restaurant is open at `at` (ms since 1970), in its local time. Hours past
 * midnight belong to the day on which they begin. A local time that clocks skip is when they have
 * changed; a repeated one is its first (docs/decisions/0052).
 */
export function openAt(opening: Opening, at: number): OpeningStatus {
  if (opening.state === 'closed') return { is: 'paused', changesAt: null }
  if (opening.state === 'coming') return { is: 'coming', changesAt: null }
  const today = localDay(opening.zone, at)
  if (today === null || unsetDays(opening.week).length > 0) {
    return { is: 'unknown', changesAt: null }
  }
  const midnight = firstMoment(opening.zone, `${addDays(today, 1)}T00:00`)
  const period = openPeriodAfter(opening, today, at)
  if (period === null) return { is: 'closed', opens: null, inDays: null, changesAt: midnight }
  const { opens, closes } = period
  if (opens > at) {
    const inDays = daysBetween(today, dayIn(opening.zone, opens))
    return { is: 'closed', opens, inDays, changesAt: Math.min(opens, midnight) }
  }
  if (closes === null) return { is: 'open', closes, changesAt: midnight }
  if (closes - at <= closingSoon) return { is: 'closing', closes, changesAt: closes }
  return { is: 'open', closes, changesAt: closes - closingSoon }
}

export function spansOn({ week, special }: Pick<Opening, 'week' | 'special'>, day: Day): Span[] {
  const exception = special.find(({ from, until }) => from <= day && day <= until)
  return exception?.spans ?? week[weekDayOf(day)] ?? []
}

function localDay(zone: string, at: number): Day | null {
  try {
    return zone === '' ? null : dayIn(zone, at)
  } catch {
    return null
  }
}

interface OpenPeriod {
  opens: number
  /** Null: beyond the days looked ahead. */
  closes: number | null
}

/** Returns the first uninterrupted opening that has not ended, or null. */
function openPeriodAfter(opening: Opening, today: Day, at: number): OpenPeriod | null {
  const days = Array.from({ length: daysAhead + 2 }, (_, count) => addDays(today, count - 1))
  let [opens, closes] = [0, 0]
  for (const day of days) {
    for (const next of openPeriodsOn(opening, day)) {
      if (next.opens > closes) {
        if (closes > at) return { opens, closes }
        opens = next.opens
      }
      closes = Math.max(closes, next.closes)
    }
  }
  if (closes <= at) return null
  const end = firstMoment(opening.zone, `${addDays(today, daysAhead + 1)}T00:00`)
  return { opens, closes: closes < end ? closes : null }
}

/** Returns a day's hours as moments in order, without those that clocks skip. */
function openPeriodsOn(opening: Opening, day: Day) {
  const { zone } = opening
  const moments = spansOn(opening, day).map((span) => ({
    opens: firstMoment(zone, `${day}T${span.opens}`),
    closes: closingOf(zone, day, span),
  }))
  return moments
    .filter(({ opens, closes }) => opens < closes)
    .toSorted((one, other) => one.opens - other.opens)
}

function closingOf(zone: string, day: Day, span: Span): number {
  if (endOf(span) < minutesOf('24:00')) return firstMoment(zone, `${day}T${span.closes}`)
  const time = span.closes === '24:00' ? '00:00' : span.closes
  return firstMoment(zone, `${addDays(day, 1)}T${time}`)
}
