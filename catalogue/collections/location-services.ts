import type { Json } from '../json.ts'
import type { Opening, SpecialHours } from '../opening/open-at.ts'
import { isUnsaid, type Span, type Week } from '../opening/week.ts'
import type { Spot } from '../search/search-as.ts'

/** What a restaurant offers. */
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

/** Is it open at its hours, closed until somebody says otherwise, or has it never been open? */
export const locationStates = ['open', 'closed', 'coming'] as const

export type LocationState = (typeof locationStates)[number]

/** What guests ask `/contact` for: `?service=pickup|delivery` (specification section 2), or one by its name. */
export type ServiceFilter = Service | 'pickup'

/** Does a restaurant with these services offer that? To pick up is to take away, from the counter or by car. */
export function offers(offered: readonly Service[], asked: ServiceFilter): boolean {
  return meant(asked).some((one) => offered.includes(one))
}

function meant(asked: ServiceFilter): readonly Service[] {
  return asked === 'pickup' ? ['take_away', 'drive_through'] : [asked]
}

/** The marks of which a restaurant has one that offers what is asked; 0 where nothing is. */
export function marksOf(asked: ServiceFilter | null): number {
  return asked === null ? 0 : bitsOf(meant(asked))
}

/**
 * Where a restaurant stands and what it offers, for the index of such. One that is closed for now or
 * still to come offers nothing: a list of where to pick up names no closed door.
 */
export function spotOf(values: Readonly<Record<string, Json>>): Spot {
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

/** The values that say when a restaurant is open, as `ResolvedEntry<typeof location>` has them. */
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
  /** None: all. */
  services: Service[]
  hours: Span[]
  note: string
}

/** The week of a service: its own, else the restaurant's. What is taken away is sold at the counter. */
export function weekOfService(
  values: Pick<LocationHours, 'dine_in_hours' | 'drive_through_hours' | 'delivery_hours'>,
  service: Service,
): Week {
  const own = service === 'delivery' ? values.delivery_hours : values.drive_through_hours
  const isCounter = service === 'dine_in' || service === 'take_away'
  return isCounter || isUnsaid(own) ? values.dine_in_hours : own
}

/** The service whose hours stand on the card as the restaurant's own. */
export function mainService(offered: readonly Service[]): Service {
  return services.find((one) => offered.includes(one)) ?? 'dine_in'
}

/** When a service of a restaurant is open: what `openAt` is asked with, on the server and in browsers. */
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
