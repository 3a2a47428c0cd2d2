import type { Json } from '../json.ts'
import type { Opening, SpecialHours } from '../opening/open-at.ts'
import { isUnset, type Span, type Week } from '../opening/week.ts'
import type { Spot } from '../search/search-as.ts'

export const serviceNames = {
  dine_in: 'Dine-in',
  take_away: 'Take-away',
  drive_through: 'Drive-through',
  delivery: 'Delivery',
} as const

export type Service = keyof typeof serviceNames

export const services: readonly [Service, ...Service[]] = [
  'dine_in',
  'take_away',
  'drive_through',
  'delivery',
]

/** Open at its hours, closed until further notice, or not opened yet. */
export const locationStates = ['open', 'closed', 'coming'] as const

export type LocationState = (typeof locationStates)[number]

/** A filter of `/contact`: `?service=pickup delivery` (specification section 2) or a service. */
export type ServiceFilter = Service | 'pickup'

/** Returns whether a service is offered. Pickup means takeaway or drive-through. */
export function offersService(offered: readonly Service[], asked: ServiceFilter): boolean {
  return servicesFor(asked).some((one) => offered.includes(one))
}

function servicesFor(asked: ServiceFilter): readonly Service[] {
  return asked === 'pickup' ? ['take_away', 'drive_through'] : [asked]
}

export function serviceMask(asked: ServiceFilter | null): number {
  return asked === null ? 0 : bitsOf(servicesFor(asked))
}

/** Returns position and services for the location index; a closed restaurant has no services. */
export function locationSpot(values: Readonly<Record<string, Json>>): Spot {
  const { latitude = null, longitude = null, state } = values
  const offered = state === 'open' ? values.services : []
  return {
    latitude: typeof latitude === 'number' ? latitude : null,
    longitude: typeof longitude === 'number' ? longitude : null,
    marks: bitsOf(services.filter((one) => Array.isArray(offered) && offered.includes(one))),
  }
}

function bitsOf(offered: readonly Service[]): number {
  return offered.reduce((bits, one) => bits | (1 << services.indexOf(one)), 0)
}

/** The values that decide when a restaurant is open. */
export interface LocationHours {
  services: Service[]
  time_zone: string
  state: Opening['state']
  dine_in_hours: Week
  drive_through_hours: Week
  delivery_hours: Week
  exceptions: readonly HoursException[]
}

export interface HoursException {
  date: string | null
  until: string | null
  services: Service[]
  hours: Span[]
  note: string
}

/** Returns a service's hours, or else the restaurant's. Takeaway uses the counter's. */
export function weekOfService(
  values: Pick<LocationHours, 'dine_in_hours' | 'drive_through_hours' | 'delivery_hours'>,
  service: Service,
): Week {
  const serviceWeek = service === 'delivery' ? values.delivery_hours : values.drive_through_hours
  const isCounter = service === 'dine_in' || service === 'take_away'
  return isCounter || isUnset(serviceWeek) ? values.dine_in_hours : serviceWeek
}

/** Returns the service whose hours the card shows as the restaurant's. */
export function mainService(offered: readonly Service[]): Service {
  return services.find((one) => offered.includes(one)) ?? 'dine_in'
}

/** Returns the input of `openAt` for a service, on the server and in browsers. */
export function openingOf(
  values: LocationHours,
  service: Service = mainService(values.services),
): Opening {
  return {
    zone: values.time_zone,
    state: values.state,
    week: weekOfService(values, service),
    special: values.exceptions.flatMap((one) => specialHours(one, service)),
  }
}

function specialHours(one: HoursException, service: Service): SpecialHours[] {
  const isAbout = one.services.length === 0 || one.services.includes(service)
  if (one.date === null || !isAbout) return []
  return [{ from: one.date, until: one.until ?? one.date, spans: one.hours }]
}
