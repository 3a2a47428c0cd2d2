import { formatSpans, formatWeek, readSpans, readWeek } from '#catalogue/opening/hours-text.ts'
import type { Opening } from '#catalogue/opening/open-at.ts'
import { unsetWeek } from '#catalogue/opening/week.ts'

/**
 * The data that browsers need to show whether a restaurant is open and how far it is. Hours are texts, as in
 * spreadsheets: lists would be a fifth of a long page.
 */
export interface BadgeData {
  zone: string
  /** `Mo-Fr 07:00-23:00; Sa 08:00-02:00; Su off` */
  week: string
  /** Days with other hours: first, last, hours. */
  special?: (readonly [from: string, until: string, hours: string])[]
  /** Degrees north and east, where set. */
  place?: readonly [latitude: number, longitude: number]
}

/** Id of the script element with the data by restaurant. */
export const badgeDataId = 'restaurant-hours'

/** Event: the page shows other restaurants. */
export const restaurantsChanged = 'restaurants-changed'

/** Returns the data without past exceptions. The server renders closed and coming restaurants. */
export function badgeData(
  { zone, week, special }: Opening,
  place: BadgeData['place'] | null,
  over: string,
): BadgeData {
  const coming = special.filter(({ until }) => until > over)
  return {
    zone,
    week: formatWeek(week),
    ...(coming.length > 0
      ? { special: coming.map(({ from, until, spans }) => [from, until, formatSpans(spans)]) }
      : {}),
    ...(place ? { place } : {}),
  }
}

/** Parses the data; hours that cannot be read are unknown, so there is no badge. */
export function openingOf({ zone, week, special = [] }: BadgeData): Opening {
  const read = week === '' ? null : readWeek(week)
  const days = special.map(([from, until, text]) => {
    const parsed = readSpans(text)
    return 'hours' in parsed ? { from, until, spans: parsed.hours } : null
  })
  const isWhole = read !== null && 'hours' in read && days.every((day) => day !== null)
  return {
    zone,
    state: 'open',
    week: isWhole ? read.hours : unsetWeek,
    special: isWhole ? days : [],
  }
}
