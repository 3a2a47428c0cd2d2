import { beforeEach, expect, test } from 'vitest'
import { productIcons } from '#catalogue/sections/site/product-icons.ts'
import { settings } from '#catalogue/sections/site/settings.ts'
import { publishSite, publishSiteLayout } from '#test/content/publish-site.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'

let app: TestApp
beforeEach(async () => {
  app = await openTestApp()
  await publishSite(app.services)
})

/** Where the links of the menu as a page lead, by their words. */
async function menuLinks() {
  const [, menu = ''] = (await app.get('/hamburger-menu')).bytes.toString().split('<main')
  const links = [...menu.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g)]
  return links.map(([, to, inside = '']) => [inside.replace(/<[^>]*>/g, ''), to])
}

test('an icon of the menu leads to the category of its kind, or to all of the menu', async () => {
  const iconMenu = [{ id: 2, name: 'Meals' }]
  await publishSiteLayout(app.services, productIcons, { iconMenu })
  const links = await menuLinks()
  expect(links).toContainEqual(['Meals', '/menu?val=0&amp;name=Burgers'])
  expect(links).toContainEqual(['Breakfast', '/menu'])
})

test('pick-up and delivery look for restaurants by their service', async () => {
  const links = await menuLinks()
  expect(links).toContainEqual(['Pick-up', '/contact?service=pickup'])
  expect(links).toContainEqual(['Delivery', '/contact?service=delivery'])
})

test('a brand that takes orders elsewhere leads there', async () => {
  const order = 'https://order.example/'
  await publishSiteLayout(app.services, settings, { brand_name: 'Marigold', pickup_url: order })
  const links = await menuLinks()
  expect(links).toContainEqual(['Pick-up', order])
  expect(links).toContainEqual(['Delivery', '/contact?service=delivery'])
})
