import { addDays, type Day, daysBetween } from '../time/calendar.ts'
import { firstMoment, localTime } from '../time/zone.ts'
import { endOf, minutesOf, type Span, unsetDays, type Week, weekDayOf } from './week.ts'

/** Hours that hold on some days in place of the week's. */
export interface SpecialHours {
  /** The first and the last of the days. */
  from: Day
  until: Day
  /** None: closed. */
  spans: Span[]
}

/** All that says when one service of a restaurant is open. It is plain data, as islands are given it. */
export interface Opening {
  /** By its name in the IANA database; '' while nobody has said it. */
  zone: string
  state: 'open' | 'closed' | 'coming'
  week: Week
  special: SpecialHours[]
}

/** Moments are milliseconds since 1970, as `Date` has them. */
export type OpenState =
  /** `closes` is null where it does not within a week. */
  | { is: 'open'; closes: number | null }
  /** It closes within the hour. */
  | { is: 'closing'; closes: number }
  /**
   * `inDays`: on which day of the restaurant's calendar it opens again, 0 for today; both are null
   * where it does not within a week.
   */
  | { is: 'closed'; opens: number; inDays: number }
  | { is: 'closed'; opens: null; inDays: null }
  /** Closed for now, until somebody says otherwise. */
  | { is: 'paused' }
  /** It has never been open. */
  | { is: 'coming' }
  /** Something is missing or not known here: better no badge than a wrong one. */
  | { is: 'unknown' }

export type OpenAnswer = OpenState & {
  /** Until then the answer stays just this, unless what staff say changes; null: as long as that. */
  changesAt: number | null
}

const soon = 60 * 60_000

/** How many days ahead are looked at. */
const ahead = 8

/**
 * Is it open at a moment? By the restaurant's own clocks: hours past midnight belong to the day on
 * which they begin, so an exception changes those that begin on its own day and leaves alone what
 * has begun the evening before. A time that clocks jump over is when they have jumped; one that they
 * show twice is its first time (docs/decisions/0052).
 *
 * @param at milliseconds since 1970
 */
export function openAt(opening: Opening, at: number): OpenAnswer {
  if (opening.state === 'closed') return { is: 'paused', changesAt: null }
  if (opening.state === 'coming') return { is: 'coming', changesAt: null }
  const today = knownDay(opening.zone, at)
  if (today === null || unsetDays(opening.week).length > 0) {
    return { is: 'unknown', changesAt: null }
  }
  const midnight = firstMoment(opening.zone, `${addDays(today, 1)}T00:00`)
  const found = stretchAfter(opening, today, at)
  if (found === null) return { is: 'closed', opens: null, inDays: null, changesAt: midnight }
  const { opens, closes } = found
  if (opens > at) {
    const inDays = daysBetween(today, localTime(opening.zone, opens).slice(0, 10))
    return { is: 'closed', opens, inDays, changesAt: Math.min(opens, midnight) }
  }
  if (closes === null) return { is: 'open', closes, changesAt: midnight }
  if (closes - at <= soon) return { is: 'closing', closes, changesAt: closes }
  return { is: 'open', closes, changesAt: closes - soon }
}

/** The hours of a day: the exception's where there is one, else the week's. */
export function spansOn({ week, special }: Pick<Opening, 'week' | 'special'>, day: Day): Span[] {
  const exception = special.find(({ from, until }) => from <= day && day <= until)
  return exception?.spans ?? week[weekDayOf(day)] ?? []
}

/** The day there; null where this machine does not know the zone. */
function knownDay(zone: string, at: number): Day | null {
  try {
    return zone === '' ? null : localTime(zone, at).slice(0, 10)
  } catch {
    return null
  }
}

interface Stretch {
  opens: number
  /** Null: not as far as is looked ahead. */
  closes: number | null
}

/** The first stretch without a break that is not over yet, or null. */
function stretchAfter(opening: Opening, today: Day, at: number): Stretch | null {
  const days = Array.from({ length: ahead + 2 }, (_, count) => addDays(today, count - 1))
  let [opens, closes] = [0, 0]
  for (const day of days) {
    for (const next of stretchesOn(opening, day)) {
      if (next.opens > closes) {
        if (closes > at) return { opens, closes }
        opens = next.opens
      }
      closes = Math.max(closes, next.closes)
    }
  }
  if (closes <= at) return null
  const end = firstMoment(opening.zone, `${addDays(today, ahead + 1)}T00:00`)
  return { opens, closes: closes < end ? closes : null }
}

/** A day's hours as moments, in their order; what clocks jump over is none. */
function stretchesOn(opening: Opening, day: Day) {
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
