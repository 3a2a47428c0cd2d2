import type { LocationHours } from '#catalogue/collections/location-services.ts'
import { mainService, type Service } from '#catalogue/collections/location-services.ts'
import type { Span } from '#catalogue/opening/week.ts'
import { addDays, type Day } from '#catalogue/time/calendar.ts'

/** Days in a row with hours other than the week's. */
export interface SpecialDays {
  from: Day
  until: Day
  /** Empty: closed. */
  hours: Span[]
}

/** How far ahead feeds say what is different: who reads them comes again. */
const daysAhead = 365

/** Returns the exceptions of a restaurant from a day on, for a year, in order. */
export function specialDaysFrom(
  { exceptions, services }: Pick<LocationHours, 'exceptions' | 'services'>,
  today: Day,
  service: Service = mainService(services),
): SpecialDays[] {
  const horizon = addDays(today, daysAhead)
  return exceptions
    .flatMap((one): SpecialDays[] => {
      const { date, until, hours } = one
      const isAbout = one.services.length === 0 || one.services.includes(service)
      const last = until ?? date
      if (date === null || last === null || !isAbout || last < today || date > horizon) return []
      return [{ from: date < today ? today : date, until: last > horizon ? horizon : last, hours }]
    })
    .toSorted((one, other) => (one.from < other.from ? -1 : 1))
}
