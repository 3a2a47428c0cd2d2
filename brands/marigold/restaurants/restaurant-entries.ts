import { addDays } from 'linecheck/brand'
import type { DemoEntry } from '../demo-entry.ts'
import { type DemoRestaurant, demoRestaurants, demoTowns } from './restaurants.ts'

type Find = { picture(file: string): number }

/** Marigold's restaurants as an editor would send them. */
export function restaurantEntries(
  now: string,
): [collection: string, make: (find: Find) => DemoEntry][] {
  return demoRestaurants.map((one) => ['location', (find) => restaurantEntry(one, now, find)])
}

function restaurantEntry(one: DemoRestaurant, now: string, find: Find): DemoEntry {
  const { name, street, code, postcode, phone, services, state = 'open', exceptions = [] } = one
  const { arabic, region, country, zone } = demoTowns[one.town]
  const [latitude, longitude] = one.place
  return {
    sent: {
      name: name[0],
      ...{ code, state, postcode, phone, latitude, longitude, country },
      services: [...services],
      gallery_id: find.picture(one.picture),
      time_zone: zone,
      dine_in_hours: one.hours,
      drive_through_hours: one.driveThrough ?? '',
      delivery_hours: one.delivery ?? '',
      order_links: orderLinks(services),
      exceptions: exceptions.map((exception, nth) => ({
        id: nth + 1,
        ...daysOf(exception, now),
        hours: exception.hours,
        note: exception.note[0],
      })),
      street: street[0],
      town: one.town,
      region: region[0],
    },
    arabic: {
      name: name[1],
      street: street[1],
      town: arabic,
      region: region[1],
      exceptions: exceptions.map(({ note }, nth) => ({ id: nth + 1, note: note[1] })),
    },
  }
}

/** The demo orders by its own app, whose page is on the site. */
function orderLinks(services: DemoRestaurant['services']) {
  const url = '/marigold-app?restaurant={code}&item={item}'
  const byApp = (service: string) => ({ service, provider: 'Marigold App', url })
  const pickup = services.includes('take_away') || services.includes('drive_through')
  const offered = [
    ...(pickup ? ['pickup'] : []),
    ...(services.includes('delivery') ? ['delivery'] : []),
  ]
  return offered.map((service, nth) => ({ id: nth + 1, ...byApp(service) }))
}

function daysOf(
  { in: count = 0, december, until }: NonNullable<DemoRestaurant['exceptions']>[number],
  now: string,
) {
  const today = now.slice(0, 10)
  if (december === undefined) {
    return {
      date: addDays(today, count),
      until: until === undefined ? null : addDays(today, until),
    }
  }
  const of = (day: number) => `${now.slice(0, 4)}-12-${day}`
  return { date: of(december), until: until === undefined ? null : of(until) }
}
