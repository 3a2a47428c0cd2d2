import { expect, test } from 'vitest'
import { location } from '#catalogue/collections/location.ts'
import { publishSite } from '#test/content/publish-site.ts'
import { openTestApp } from '#test/open-test-app.ts'
import { asAdmin } from '#test/people.ts'

const quay = {
  name: 'Quay House',
  code: 'M-1',
  services: ['dine_in', 'take_away', 'delivery'],
  time_zone: 'Europe/Berlin',
  dine_in_hours: 'Mo-Su 07:00-23:00',
}

test('a restaurant leads to its providers by service, and search engines know them', async () => {
  const app = await openTestApp()
  await publishSite(app.services)
  const add = (more: object) => app.desk.publishEntry(location, { ...quay, ...more })
  const look = async (path: string) => {
    const page = (await app.get(path)).bytes.toString()
    return { page, main: /<main.*<\/main>/s.exec(page)?.[0] ?? '' }
  }
  const order_links = [
    { service: 'delivery', provider: 'Bike & Co', url: 'https://bike.example/{code}' },
    { service: 'pickup', provider: 'App', url: '/marigold-app?restaurant={code}' },
    { service: 'table', provider: 'Seats', url: 'https://seats.example' },
  ]
  const id = await add({ order_links })
  const { page, main } = await look(`/contact/${id}-quay-house`)
  const order = /<section class="order-at".*?<\/section>/s.exec(main)?.[0] ?? ''
  expect([...order.matchAll(/<h3[^>]*>([^<]+)</g)].map(([, name]) => name)).toEqual([
    'Pick-up',
    'Delivery',
    'Book a table',
  ])
  expect(order).toContain('href="https://bike.example/M-1">Bike &amp; Co<')
  expect(order).toContain('href="/marigold-app?restaurant=M-1">App<')
  const scripts = page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)
  const data = [...scripts].map(([, json = '']) => JSON.parse(json))
  const { potentialAction } = data.find((one) => one['@type'] === 'FastFoodRestaurant')
  expect(potentialAction).toMatchObject([
    {
      '@type': 'OrderAction',
      deliveryMethod: { '@id': expect.stringMatching(/DeliveryModeOwnFleet$/) },
    },
    {
      deliveryMethod: { '@id': expect.stringMatching(/DeliveryModePickUp$/) },
      target: {
        urlTemplate: expect.stringMatching(/^http:.*\/marigold-app\?restaurant=M-1$/),
      },
    },
    { '@type': 'ReserveAction', provider: { name: 'Seats' } },
  ])
  const { body } = await app.call<{ order_links: object[] }>(null, 'GET', `/locations/${id}`)
  expect(body.data.order_links).toMatchObject(order_links)

  const links = { pickup_url: 'https://order.example', delivery_url: '/marigold-app' }
  await app.call(asAdmin, 'POST', '/settings/update', links)
  const without = await add({ name: 'Plain', code: 'M-3', services: ['take_away'] })
  const plain = await look(`/contact/${without}-plain`)
  expect(plain.main).toContain('href="https://order.example">')
  expect(plain.main).not.toContain('href="/marigold-app"')

  const closed = await add({ name: 'Closed', code: 'M-2', state: 'closed', order_links })
  expect((await look(`/contact/${closed}-closed`)).page).not.toContain('bike.example')
})
