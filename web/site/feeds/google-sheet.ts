import {
  mainService,
  type Service,
  weekOfService,
} from '#catalogue/collections/location-services.ts'
import type { OrderService } from '#catalogue/collections/ordering/order-links.ts'
import { formatSpans } from '#catalogue/opening/hours-text.ts'
import { type Span, type WeekDay, weekDayNames } from '#catalogue/opening/week.ts'
import { addDays, daysBetween } from '#catalogue/time/calendar.ts'
import type { FeedRestaurant } from './feed-restaurant.ts'
import { specialDaysFrom } from './special-days.ts'

type Column = [heading: string, cell: (restaurant: FeedRestaurant) => string]

const week: readonly WeekDay[] = ['su', 'mo', 'tu', 'we', 'th', 'fr', 'sa']

/** Of a description, in characters. */
const longestDescription = 750

/** The columns of the spreadsheet by which Google's Business Profile Manager takes many restaurants. */
const columns: readonly Column[] = [
  ['Store code', ({ id, values }) => values.code || `restaurant-${id}`],
  ['Business name', (restaurant) => businessName(restaurant)],
  ['Address line 1', ({ values }) => values.street],
  ['Locality', ({ values }) => values.town],
  ['Administrative area', ({ values }) => values.region],
  ['Country / Region', ({ country }) => country],
  ['Postal code', ({ values }) => values.postcode],
  ['Latitude', ({ values }) => String(values.latitude ?? '')],
  ['Longitude', ({ values }) => String(values.longitude ?? '')],
  ['Primary phone', ({ values }) => values.phone],
  ['Website', ({ url }) => url],
  ['Primary category', () => 'Fast food restaurant'],
  ...week.map((day): Column => {
    return [`${weekDayNames[day]} hours`, (restaurant) => hoursOn(restaurant, day)]
  }),
  ['Special hours', specialHours],
  ['Service options: Delivery (has_delivery)', offers('delivery')],
  ['Service options: Dine-in (serves_dine_in)', offers('dine_in')],
  ['Service options: Drive-through (has_drive_through)', offers('drive_through')],
  ['Service options: Takeout (has_takeout)', offers('take_away')],
  ['Place page URLs: Menu link (url_menu)', ({ menu }) => menu],
  ['Place page URLs: Order ahead links (url_order_ahead)', orderLinks('pickup', 'delivery')],
  ['Place page URLs: Reservations links (url_reservations)', orderLinks('table')],
]

/** Google deletes what an empty column stands for, so it is left out when nobody has said it. */
const description: Column = [
  'From the business',
  ({ brand }) => [...brand.description].slice(0, longestDescription).join(''),
]

export function googleColumns(brand: { description: string }): readonly Column[] {
  return brand.description === '' ? columns : [...columns, description]
}

/** Returns the name on the sign: the brand, or a name of the restaurant that contains it. */
function businessName({ brand, values }: FeedRestaurant): string {
  const isNamed = values.name.toLowerCase().includes(brand.name.toLowerCase())
  return isNamed ? values.name : brand.name
}

function hoursOn({ values }: FeedRestaurant, day: WeekDay): string {
  if (values.state === 'closed') return closed
  const hours = weekOfService(values, mainService(values.services))[day]
  return hours === null ? '' : spansText(hours)
}

const closed = 'x'

function spansText(spans: readonly Span[]): string {
  return spans.length === 0 ? closed : formatSpans(spans).replaceAll(',', ', ')
}

/** Days with special hours in a cell, the next ones first: who imports the file does so again. */
const mostDays = 366

/** Each day and each span by itself: `2026-12-24: 10:00-14:00, 2026-12-24: 17:00-22:00`. */
function specialHours({ values, today }: FeedRestaurant): string {
  if (values.state === 'closed') return ''
  return specialDaysFrom(values, today)
    .flatMap(({ from, until, hours }) => {
      const length = Math.min(mostDays, daysBetween(from, until) + 1)
      const spans = hours.length === 0 ? [closed] : hours.map((span) => formatSpans([span]))
      return Array.from({ length }, (_, at) => {
        const day = addDays(from, at)
        return spans.map((span) => `${day}: ${span}`).join(', ')
      })
    })
    .slice(0, mostDays)
    .join(', ')
}

function offers(service: Service) {
  return ({ values: { services } }: FeedRestaurant) => {
    if (services.length === 0) return ''
    return services.includes(service) ? 'Yes' : 'No'
  }
}

function orderLinks(...services: OrderService[]) {
  return ({ orderLinks: links }: FeedRestaurant) => {
    const urls = links.filter(({ service }) => services.includes(service)).map(({ url }) => url)
    return [...new Set(urls)].join(', ')
  }
}
