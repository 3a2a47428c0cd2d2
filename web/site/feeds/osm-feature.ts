import {
  mainService,
  type Service,
  weekOfService,
} from '#catalogue/collections/location-services.ts'
import { formatSpans, formatWeek } from '#catalogue/opening/hours-text.ts'
import type { Day } from '#catalogue/time/calendar.ts'
import { phoneInGroups } from '#web/site/restaurants/load-restaurants.ts'
import type { FeedRestaurant } from './feed-restaurant.ts'
import { type SpecialDays, specialDaysFrom } from './special-days.ts'

/** Of a value of OpenStreetMap, in characters. */
const longestValue = 255

type Tags = Record<string, string>

/** Returns a restaurant as a feature of GeoJSON (RFC 7946) whose properties are OpenStreetMap's tags. */
export function osmFeature(restaurant: FeedRestaurant) {
  const { id, values, url } = restaurant
  const { latitude, longitude } = values
  return {
    type: 'Feature',
    id,
    geometry:
      latitude === null || longitude === null
        ? null
        : { type: 'Point', coordinates: [longitude, latitude] },
    properties: known({
      amenity: 'fast_food',
      name: restaurant.brand.name,
      brand: restaurant.brand.name,
      branch: branchName(restaurant),
      ref: values.code || String(id),
      ...addressTags(restaurant),
      phone: values.phone === '' ? '' : phoneInGroups(values.phone),
      website: url,
      'website:menu': restaurant.menu,
      ...hoursTags(restaurant),
      ...serviceTags(values.services),
    }),
  }
}

/** Returns "Harbour" of "Marigold Harbour": OpenStreetMap has the brand in tags of its own. */
function branchName({ brand, values: { name } }: FeedRestaurant): string {
  const isNamed = name.toLowerCase().startsWith(`${brand.name.toLowerCase()} `)
  return isNamed ? name.slice(brand.name.length + 1).trim() : name
}

function known(tags: Tags): Tags {
  return Object.fromEntries(Object.entries(tags).filter(([, text]) => text !== ''))
}

function addressTags({ values, country }: FeedRestaurant): Tags {
  const { number, street } = splitStreet(values.street)
  return {
    'addr:housenumber': number,
    'addr:street': street,
    'addr:postcode': values.postcode,
    'addr:city': values.town,
    'addr:state': values.region,
    'addr:country': country,
  }
}

/** Splits "Quay 12a" and "12a Quay Street"; a street without a number on either side stays whole. */
function splitStreet(line: string): { number: string; street: string } {
  const words = line.split(' ').filter(Boolean)
  const [first = '', ...afterFirst] = words
  const [last = '', ...beforeLast] = words.toReversed()
  if (words.length > 1 && isNumber(last))
    return { number: last, street: withoutComma(beforeLast.reverse().join(' ')) }
  if (words.length > 1 && isNumber(withoutComma(first)))
    return { number: withoutComma(first), street: afterFirst.join(' ') }
  return { number: '', street: line }
}

function isNumber(word: string): boolean {
  return /^\d[\da-z/-]{0,9}$/i.test(word) && !/(?:st|nd|rd|th)$/i.test(word)
}

function withoutComma(text: string): string {
  return text.endsWith(',') ? text.slice(0, -1) : text
}

/** The services whose hours may differ from those of the restaurant. */
const ownHours = ['drive_through', 'delivery'] as const

function hoursTags({ values, today }: FeedRestaurant): Tags {
  if (values.state === 'closed') return { opening_hours: 'off' }
  const textOf = (service: Service) => {
    const week = formatWeek(weekOfService(values, service))
    return week === '' ? '' : openingHours(week, specialDaysFrom(values, today, service))
  }
  const main = mainService(values.services)
  const whole = textOf(main)
  const others = ownHours
    .filter((service) => service !== main && values.services.includes(service))
    .map((service) => [`opening_hours:${service}`, textOf(service)] as const)
    .filter(([, text]) => text !== whole)
  return { opening_hours: whole, ...Object.fromEntries(others) }
}

/**
 * Returns a week with its next exceptions (OpenStreetMap's `opening_hours`), as many as there is room
 * for; nothing where the week alone is too long.
 */
function openingHours(week: string, special: readonly SpecialDays[]): string {
  if (week.length > longestValue) return ''
  let text = week
  for (const { from, until, hours } of special) {
    const days = from === until ? osmDay(from) : `${osmDay(from)}-${osmDay(until)}`
    const longer = `${text}; ${days} ${formatSpans(hours)}`
    if (longer.length > longestValue) break
    text = longer
  }
  return text
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

function osmDay(day: Day): string {
  const [year, month, date] = day.split('-')
  return `${year} ${months[Number(month) - 1]} ${date}`
}

function serviceTags(services: readonly Service[]): Tags {
  if (services.length === 0) return {}
  const say = (service: Service) => (services.includes(service) ? 'yes' : 'no')
  return {
    delivery: say('delivery'),
    drive_through: say('drive_through'),
    indoor_seating: say('dine_in'),
    takeaway: say('take_away'),
  }
}
