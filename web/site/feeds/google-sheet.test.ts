import { expect, test } from 'vitest'
import { asAdmin } from '#test/people.ts'
import { openFeeds, orderColumn, origin } from '#test/restaurants/open-feeds.ts'

test('a restaurant is in the spreadsheet as Google imports it', async () => {
  const { sheet, add } = await openFeeds()
  const order_links = [
    { service: 'delivery', provider: 'Bike', url: 'https://bike.example/{code}' },
    { service: 'pickup', provider: 'App', url: '/marigold-app' },
    { service: 'table', provider: 'Seats', url: 'https://seats.example' },
  ]
  const id = await add({ order_links })
  const [row, ...others] = await sheet()
  expect(others).toEqual([])
  expect(row).toEqual({
    'Store code': 'M-1',
    'Business name': 'Marigold Quay',
    'Address line 1': 'Quay 12a',
    Locality: 'Hamburg',
    'Administrative area': 'Hamburg',
    'Country / Region': 'DE',
    'Postal code': '20457',
    Latitude: '53.5421',
    Longitude: '-9.9982',
    'Primary phone': '+49405550123',
    Website: `${origin}/contact/${id}-marigold-quay`,
    'Primary category': 'Fast food restaurant',
    'Sunday hours': 'x',
    'Monday hours': '11:00-14:30, 17:00-23:00',
    'Tuesday hours': '11:00-14:30, 17:00-23:00',
    'Wednesday hours': '11:00-14:30, 17:00-23:00',
    'Thursday hours': '11:00-14:30, 17:00-23:00',
    'Friday hours': '11:00-14:30, 17:00-23:00',
    'Saturday hours': '18:00-02:00',
    'Special hours': '',
    'Service options: Delivery (has_delivery)': 'Yes',
    'Service options: Dine-in (serves_dine_in)': 'Yes',
    'Service options: Drive-through (has_drive_through)': 'No',
    'Service options: Takeout (has_takeout)': 'Yes',
    'Place page URLs: Menu link (url_menu)': `${origin}/menu?at=${id}`,
    'Place page URLs: Order ahead links (url_order_ahead)': `https://bike.example/M-1, ${origin}/marigold-app`,
    'Place page URLs: Reservations links (url_reservations)': 'https://seats.example/',
  })
})

test('what the brand says of itself is said of each restaurant, and dates the feeds', async () => {
  const { app, clock, sheet, map, add } = await openFeeds()
  await add({})
  const order = async () => (await sheet())[0]?.[orderColumn]
  const publish = (more: object) => app.call(asAdmin, 'POST', '/settings/update', more)
  clock.pass({ minutes: 30 })
  await publish({ site_description: `Burgers since 1974${'!'.repeat(800)}` })
  expect((await map()).timestamp).toBe(clock.now())
  const [row] = await sheet()
  expect(row?.['From the business']).toBe(`Burgers since 1974${'!'.repeat(732)}`)
  await publish({ pickup_url: '/marigold-app', delivery_url: '/marigold-app' })
  expect(await order()).toBe(`${origin}/marigold-app`)
  // An address that leads from the restaurant to the list of restaurants is no place to order.
  await publish({ pickup_url: '/contact', delivery_url: 'https://bike.example/all' })
  expect(await order()).toBe('https://bike.example/all')
})
