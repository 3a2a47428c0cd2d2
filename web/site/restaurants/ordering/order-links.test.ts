import { expect, test } from 'vitest'
import { location } from '#catalogue/collections/location.ts'
import { menuItem } from '#catalogue/collections/menu-item.ts'
import { publishSite } from '#test/content/publish-site.ts'
import { openTestApp } from '#test/open-test-app.ts'
import { asAdmin } from '#test/people.ts'

async function openSite() {
  const app = await openTestApp()
  await publishSite(app.services)
  const { publishEntry } = app.desk
  const quay = {
    ...{ name: 'Quay House', code: 'M-1', services: ['take_away', 'delivery'] },
    ...{ time_zone: 'Europe/Berlin', dine_in_hours: 'Mo-Su 07:00-23:00' },
  }
  const add = (more: object) => publishEntry(location, { ...quay, ...more })
  const look = async (path: string) => {
    const page = (await app.get(path)).bytes.toString()
    return /<main.*<\/main>/s.exec(page)?.[0] ?? ''
  }
  return { app, add, look, publishEntry }
}

test('who looks for delivery or pick-up chooses a restaurant and then its provider', async () => {
  const { app, add, look } = await openSite()
  const byBike = { service: 'delivery', provider: 'Bike & Co', url: 'https://bike.example/{code}' }
  const byApp = { service: 'pickup', provider: 'App', url: 'https://app.example/{item}?at={code}' }
  await add({ order_links: [byBike, byApp] })
  await add({ name: 'Closed Quay', code: 'M-2', state: 'closed', order_links: [byBike] })
  const delivery = await look('/contact?service=delivery')
  expect(delivery).toContain('aria-label="Order at Quay House"')
  expect(delivery).toContain('href="https://bike.example/M-1">Bike &amp; Co<')
  expect(delivery).not.toContain('bike.example/M-2')
  expect(delivery).not.toContain('app.example')
  expect(await look('/contact?service=pickup')).toContain('href="https://app.example/?at=M-1"')
  expect(await look('/contact')).not.toContain('Order at')

  // The way back to this list is no way to order, the shop of the brand is one.
  await add({ name: 'Plain Quay', code: 'M-3' })
  expect(await look('/contact?service=delivery')).not.toContain('Order at Plain Quay')
  await app.call(asAdmin, 'POST', '/settings/update', { delivery_url: 'https://shop.example' })
  const shops = await look('/contact?service=delivery')
  expect(shops).toContain('Order at Plain Quay')
  expect(shops.split('https://shop.example')).toHaveLength(2)
})

test('an item is ordered at the restaurant that a guest chose, by its code', async () => {
  const { app, add, look, publishEntry } = await openSite()
  const id = await publishEntry(menuItem, { title: 'Barley Soup', code: 'SOUP 1' })
  const order_links = [
    { service: 'pickup', provider: 'App', url: 'https://app.example/{code}?item={item}' },
    { service: 'catering', provider: 'Feasts', url: 'https://feast.example' },
  ]
  const quay = await add({ order_links })
  const { path } = (await app.call<{ path: string }>(null, 'GET', `/menus/items/${id}`)).body.data
  const atQuay = await look(`${path}?at=${quay}`)
  expect(atQuay).toContain('href="https://app.example/M-1?item=SOUP%201">App<')
  expect(atQuay).not.toContain('feast.example')
  expect(await look(path)).toContain('href="/contact?service=pickup"')
  const closed = await add({ name: 'Shut', code: 'M-2', state: 'closed', order_links })
  expect(await look(`${path}?at=${closed}`)).not.toContain('app.example')
})
