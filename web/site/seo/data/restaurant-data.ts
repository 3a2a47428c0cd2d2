import {
  mainService,
  type Service,
  weekOfService,
} from '#catalogue/collections/location-services.ts'
import type { OrderLink } from '#catalogue/collections/ordering/order-links.ts'
import { mapLink } from '#catalogue/collections/postal-address.ts'
import { isAllDay, type Span, weekDayNames, weekDays } from '#catalogue/opening/week.ts'
import type { PageBrand } from '#web/site/load-brand.ts'
import type { RestaurantEntry } from '#web/site/restaurants/load-restaurants.ts'
import { locationData } from './location-data.ts'

type Data = Record<string, unknown>

interface RestaurantContext {
  url: string
  menu: string
  brand: PageBrand
  origin: string
  /** With absolute addresses. */
  orderLinks: readonly OrderLink[]
  /** Message of a closed or coming restaurant; null while it is open. */
  closed: string | null
}

/**
 * Returns the structured data of a restaurant with its hours (schema.org FastFoodRestaurant).
 * Closed and coming ones are closed on every day, because search engines take missing hours for
 * open.
 */
export function restaurantData(
  { values }: RestaurantEntry,
  { url, menu, brand, origin, orderLinks, closed }: RestaurantContext,
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
    ...(orderLinks.length > 0 ? { potentialAction: orderLinks.map(orderAction) } : {}),
    ...(closed === null ? hoursData(values) : { description: closed, ...neverOpen }),
  }
}

/** GoodRelations names the two ways to get an order (schema.org DeliveryMethod). */
const deliveryMethods = { pickup: 'DeliveryModePickUp', delivery: 'DeliveryModeOwnFleet' } as const

function orderAction({ service, provider, url }: OrderLink): Data {
  const target = { '@type': 'EntryPoint', urlTemplate: url }
  const by = { '@type': 'Organization', name: provider }
  if (service === 'table') return { '@type': 'ReserveAction', target, provider: by }
  const method = service === 'catering' ? null : deliveryMethods[service]
  return {
    '@type': 'OrderAction',
    target,
    provider: by,
    ...(method ? { deliveryMethod: { '@id': `http://purl.org/goodrelations/v1#${method}` } } : {}),
  }
}

const neverOpen: Data = {
  openingHoursSpecification: weekDays.map((day) => {
    const closed = { opens: '00:00', closes: '00:00' }
    return openingHours({ dayOfWeek: weekDayNames[day] }, closed, closed.closes)
  }),
}

/** Splits "Burgers, Breakfast" at the commas of all our languages. */
function namesIn(cuisine: string): string[] {
  return cuisine
    .split(/[,،，、]/)
    .map((name) => name.trim())
    .filter(Boolean)
}

/** Returns "€€"; "$$" where the currency symbol is a word. */
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
    // How search engines read closed all day.
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

/** An end at 24:00 is 00:00; an open end is 23:59. */
function openingHours(when: Data, span: Span, closes = lastMinute(span)): Data {
  return { '@type': 'OpeningHoursSpecification', ...when, opens: span.opens, closes }
}

function lastMinute(span: Span): string {
  if (span.closes !== '24:00') return span.closes
  return isAllDay([span]) ? '23:59' : '00:00'
}
