import {
  mainService,
  type Service,
  weekOfService,
} from '#catalogue/collections/location-services.ts'
import { mapLink } from '#catalogue/collections/postal-address.ts'
import { isAllDay, type Span, weekDayNames, weekDays } from '#catalogue/opening/week.ts'
import type { RestaurantEntry } from '#web/site/restaurants/load-restaurants.ts'
import { placeData } from './place-data.ts'

type Data = Record<string, unknown>

interface Around {
  url: string
  /** Where its menu is. */
  menu: string
  brand: string
  origin: string
}

/** A restaurant with its hours (schema.org FastFoodRestaurant). Of one that is not open no hours are told. */
export function restaurantData(
  { values }: RestaurantEntry,
  { url, menu, brand, origin }: Around,
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
    parentOrganization: { '@type': 'Organization', '@id': `${origin}/#organization`, name: brand },
    ...(image ? { image: `${origin}${image.src}` } : {}),
    ...(phone ? { telephone: phone } : {}),
    ...placeData(values),
    ...(map ? { hasMap: map } : {}),
    ...(values.state === 'open' ? hoursData(values) : {}),
  }
}

function hoursData(values: RestaurantEntry['values']): Data {
  const main = mainService(values.services)
  const week = weekOfService(values, main)
  const regular = weekDays.flatMap((day) =>
    (week[day] ?? []).map((span) => specification({ dayOfWeek: weekDayNames[day] }, span)),
  )
  const special = values.exceptions.flatMap(({ date, until, services, hours }) => {
    if (date === null || !isAbout(services, main)) return []
    const valid = { validFrom: date, validThrough: until ?? date }
    // Closed all day, as search engines read it.
    if (hours.length === 0) return specification(valid, { opens: '00:00', closes: '00:00' })
    return hours.map((span) => specification(valid, span))
  })
  return {
    ...(regular.length > 0 ? { openingHoursSpecification: regular } : {}),
    ...(special.length > 0 ? { specialOpeningHoursSpecification: special } : {}),
  }
}

function isAbout(services: readonly Service[], main: Service): boolean {
  return services.length === 0 || services.includes(main)
}

/** Midnight is where a day ends, and a day without an end lasts to its last minute. */
function specification(when: Data, span: Span): Data {
  const last = isAllDay([span]) ? '23:59' : '00:00'
  const closes = span.closes === '24:00' ? last : span.closes
  return { '@type': 'OpeningHoursSpecification', ...when, opens: span.opens, closes }
}
