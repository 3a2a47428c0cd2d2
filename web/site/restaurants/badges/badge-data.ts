import { formatSpans, formatWeek, readSpans, readWeek } from '#catalogue/opening/hours-text.ts'
import type { Opening } from '#catalogue/opening/open-at.ts'
import { unsetWeek } from '#catalogue/opening/week.ts'

/**
 * What browsers need of a restaurant to say whether it is open, and how far it is. Hours are texts, as
 * in spreadsheets: a page has many of them, and as lists they would be a fifth of it.
 */
export interface BadgeData {
  zone: string
  /** `Mo-Fr 07:00-23:00; Sa 08:00-02:00; Su off` */
  week: string
  /** Days with other hours: the first, the last, the hours. */
  special?: (readonly [from: string, until: string, hours: string])[]
  /** Degrees north and east, where somebody has said. */
  place?: readonly [latitude: number, longitude: number]
}

/** Where it stands in a page: by the restaurants' ids. */
export const badgeDataId = 'restaurant-hours'

/** That other restaurants are on the page now. */
export const restaurantsChanged = 'restaurants-changed'

/** What is over by then is left out. Closed for now and to come are said by the server. */
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

/** Of what cannot be read nothing is known: then there is no badge. */
export function openingOf({ zone, week, special = [] }: BadgeData): Opening {
  const read = week === '' ? null : readWeek(week)
  const days = special.map(([from, until, text]) => {
    const found = readSpans(text)
    return 'hours' in found ? { from, until, spans: found.hours } : null
  })
  const isWhole = read !== null && 'hours' in read && days.every((day) => day !== null)
  return {
    zone,
    state: 'open',
    week: isWhole ? read.hours : unsetWeek,
    special: isWhole ? days : [],
  }
}
