import { addDays } from './calendar.ts'
import { dayIn, firstMoment } from './zone.ts'

/** On some days of the week, from a time until a time, in the brand's zone. */
export interface Repeats {
  /** ISO 8601: 1 is Monday. */
  days: number[]
  /** HH:MM. */
  from: string
  /** HH:MM; up to `from` it is on the next day. */
  to: string
  /** The last day on which it begins (YYYY-MM-DD). */
  until: string
}

/** When a campaign is wanted: times in ISO 8601 UTC, null for at once and until somebody ends it. */
export interface CampaignWindow {
  starts_at: string | null
  ends_at: string | null
  repeats: Repeats | null
}

export interface Span {
  starts_at: string
  ends_at: string | null
}

/**
 * Returns the spans of a window that end after `now`, in order. One that repeats has a span a day, at
 * most `most`; one without a start begins now.
 */
export function spansOf(
  { starts_at, ends_at, repeats }: CampaignWindow,
  { now, zone, most }: { now: string; zone: string; most: number },
): Span[] {
  const start = starts_at ?? now
  if (!repeats) return ends_at !== null && ends_at <= now ? [] : [{ starts_at: start, ends_at }]
  const spans: Span[] = []
  const from = start > now ? start : now
  // The span that began yesterday may go on.
  let day = addDays(dayIn(zone, Date.parse(from)), -1)
  while (day <= repeats.until && spans.length < most) {
    const span = { starts_at: momentOn(day, repeats.from), ends_at: endOf(day) }
    const begins = span.starts_at > start ? span.starts_at : start
    const ends = ends_at !== null && ends_at < span.ends_at ? ends_at : span.ends_at
    const weekday = new Date(day).getUTCDay() || 7
    if (repeats.days.includes(weekday) && begins < ends && ends > now)
      spans.push({ starts_at: begins, ends_at: ends })
    day = addDays(day, 1)
  }
  return spans

  function endOf(first: string): string {
    const isNextDay = (repeats?.to ?? '') <= (repeats?.from ?? '')
    return momentOn(isNextDay ? addDays(first, 1) : first, repeats?.to ?? '')
  }
  function momentOn(date: string, time: string): string {
    return new Date(firstMoment(zone, `${date}T${time}`)).toISOString()
  }
}
