import type { LocationHours } from '#catalogue/collections/location-services.ts'
import { mainService, type Service } from '#catalogue/collections/location-services.ts'
import type { Span } from '#catalogue/opening/week.ts'
import type { Day } from '#catalogue/time/calendar.ts'

/** Days in a row with hours other than the week's. */
export interface SpecialDays {
  from: Day
  until: Day
  /** Empty: closed. */
  hours: Span[]
}

/** Returns the exceptions of a restaurant from a day on, in order. */
export function specialDaysFrom(
  { exceptions, services }: Pick<LocationHours, 'exceptions' | 'services'>,
  today: Day,
  service: Service = mainService(services),
): SpecialDays[] {
  return exceptions
    .flatMap((one): SpecialDays[] => {
      const { date, until, hours } = one
      const isAbout = one.services.length === 0 || one.services.includes(service)
      const last = until ?? date
      if (date === null || last === null || !isAbout || last < today) return []
      return [{ from: date < today ? today : date, until: last, hours }]
    })
    .toSorted((one, other) => (one.from < other.from ? -1 : 1))
}
