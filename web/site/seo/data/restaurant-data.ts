import {
  mainService,
  type Service,
  weekOfService,
} from '#catalogue/collections/location-services.ts'
import { mapLink } from '#catalogue/collections/postal-address.ts'
import { isAllDay, type Span, weekDayNames, weekDays } from '#catalogue/opening/week.ts'
import type { PageBrand } from '#web/site/load-brand.ts'
import type { RestaurantEntry } from '#web/site/restaurants/load-restaurants.ts'
import { locationData } from './location-data.ts'

type Data = Record<string, unknown>

interface RestaurantContext {
  url: string
  /** Where its menu is. */
  menu: string
  brand: PageBrand
  origin: string
  /** What guests read of one that is closed for now or to come; null while it is open at its hours. */
  closed: string | null
}

/**
 * A restaurant with its hours (schema.org FastFoodRestaurant). One that is closed for now or still to
 * come says so, and is closed on every day of the week: without hours it would pass for one that is open.
 */
export function restaurantData(
  { values }: RestaurantEntry,
  { url, menu, brand, origin, closed }: RestaurantContext,
): Data {
  const { name, image, phone } = values
  const map = mapLink(values)
  return {
    '@context': 'https://schema.org',
    '@type': 'FastFoodRestaurant',
    '@id': url,
    name,
    url,
    hasMenu: menu,
    parentOrganization: {
      '@type': 'Organization',
      '@id': `${origin}/#organization`,
      name: brand.name,
    },
    ...(brand.cuisine ? { servesCuisine: namesIn(brand.cuisine) } : {}),
    ...(brand.priceRange > 0 ? { priceRange: priceSigns(brand) } : {}),
    ...(image ? { image: `${origin}${image.src}` } : {}),
    ...(phone ? { telephone: phone } : {}),
    ...locationData(values),
    ...(map ? { hasMap: map } : {}),
    ...(closed === null ? hoursData(values) : { description: closed, ...neverOpen }),
  }
}

const neverOpen: Data = {
  openingHoursSpecification: weekDays.map((day) => {
    const closed = { opens: '00:00', closes: '00:00' }
    return openingHours({ dayOfWeek: weekDayNames[day] }, closed, closed.closes)
  }),
}

/** "Burgers, Breakfast" as a list, by the commas of all our languages. */
function namesIn(cuisine: string): string[] {
  return cuisine
    .split(/[,،，、]/)
    .map((name) => name.trim())
    .filter(Boolean)
}

/** "€€", as search engines show it; "$$" where the sign of the currency is a word. */
function priceSigns({ priceRange, currency, locale }: PageBrand): string {
  const format = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const
  const parts = new Intl.NumberFormat(locale, format).formatToParts(1)
  const { value = '$' } = parts.find(({ type }) => type === 'currency') ?? {}
  return (value.length === 1 ? value : '$').repeat(priceRange)
}

function hoursData(values: RestaurantEntry['values']): Data {
  const main = mainService(values.services)
  const week = weekOfService(values, main)
  const regular = weekDays.flatMap((day) =>
    (week[day] ?? []).map((span) => openingHours({ dayOfWeek: weekDayNames[day] }, span)),
  )
  const special = values.exceptions.flatMap(({ date, until, services, hours }) => {
    if (date === null || !appliesTo(services, main)) return []
    const valid = { validFrom: date, validThrough: until ?? date }
    // Closed all day, as search engines read it.
    if (hours.length === 0) return openingHours(valid, { opens: '00:00', closes: '00:00' })
    return hours.map((span) => openingHours(valid, span))
  })
  return {
    ...(regular.length > 0 ? { openingHoursSpecification: regular } : {}),
    ...(special.length > 0 ? { specialOpeningHoursSpecification: special } : {}),
  }
}

function appliesTo(services: readonly Service[], main: Service): boolean {
  return services.length === 0 || services.includes(main)
}

/** Midnight is where a day ends, and a day without an end lasts to its last minute. */
function openingHours(when: Data, span: Span, closes = lastMinute(span)): Data {
  return { '@type': 'OpeningHoursSpecification', ...when, opens: span.opens, closes }
}

function lastMinute(span: Span): string {
  if (span.closes !== '24:00') return span.closes
  return isAllDay([span]) ? '23:59' : '00:00'
}
