// A map of the restaurants, from a server that the operator names: nothing of it before it is tapped.
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expectAccessible } from '../support/accessible.ts'
import { horizontalOverflow } from '../support/horizontal-overflow.ts'
import { expect, test } from '../support/journey.ts'
import { type OwnApp, startOwnApp } from '../support/own-app.ts'

/** The smallest picture there is: one pixel of sand. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP4v33/fwAJLgPjAYO0pgAAAABJRU5ErkJggg==',
  'base64',
)

const asked: string[] = []
let isBroken = false
let tiles: Server
let app: OwnApp

test.beforeAll(async () => {
  tiles = createServer((req, res) => {
    asked.push(req.url ?? '')
    res.writeHead(isBroken ? 503 : 200, { 'content-type': 'image/png' })
    res.end(isBroken ? '' : pixel)
  }).listen(0, '127.0.0.1')
  await once(tiles, 'listening')
  const { port } = tiles.address() as AddressInfo
  app = await startOwnApp({
    MAP_TILES: `http://127.0.0.1:${port}/{z}/{x}/{y}.png`,
    MAP_ATTRIBUTION: '© [Sandbox maps](https://maps.example/)',
  })
})

test.afterAll(async () => {
  await app.stop()
  tiles.close()
})

test('the map comes on a tap, leads to the cards, and follows the list', async ({ visit }) => {
  const page = await visit({ reducedMotion: 'reduce' })
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.goto(`${app.url}/contact`)
  const show = page.getByRole('button', { name: 'Show map' })
  await expect(show).toBeVisible()
  expect([asked, scripts.filter((url) => /draw-map/.test(url))]).toEqual([[], []])

  await show.click()
  const map = page.getByRole('region', { name: 'Map of the restaurants in the list' })
  const pin = (name: string) => map.getByRole('button', { name, exact: true })
  const berlin = map.getByRole('button', { name: 'Marigold Ring Road' })
  await expect(pin('Marigold River Gate')).toBeVisible()
  await expect(berlin).toHaveText('3')
  await expect.poll(() => asked.length).toBeGreaterThan(3)
  expect(asked.every((url) => /^\/\d+\/\d+\/\d+\.png$/.test(url))).toBe(true)
  await expect(page.getByRole('link', { name: 'Sandbox maps' })).toBeVisible()
  expect(await horizontalOverflow(page)).toBe(0)
  await expectAccessible(page)

  await berlin.press('Enter')
  await expect(pin('Marigold East Station')).toBeVisible()
  await pin('Marigold Ring Road').press('Enter')
  const card = page.getByRole('article').filter({ hasText: 'Marigold Ring Road' })
  await expect(card.getByRole('link', { name: 'Marigold Ring Road' })).toBeFocused()
  await expect(card).toBeInViewport()

  await page.goto(`${app.url}/contact?query=london`)
  await page.getByRole('button', { name: 'Show map' }).click()
  await expect(map.getByRole('button', { name: /Marigold / }).first()).toBeVisible()
  await expect(pin('Marigold River Gate')).toBeHidden()
  await page.getByRole('button', { name: 'Hide map' }).click()
  await expect(map).toBeHidden()

  await page.goto(`${app.url}/ar/contact`)
  await page.getByRole('button', { name: 'عرض الخريطة' }).click()
  await expect(page.getByRole('button', { name: /ماريغولد الميناء/ })).toBeVisible()
  expect(await horizontalOverflow(page)).toBe(0)
})

test('pictures that do not come leave the markers, a sentence and the list', async ({
  visit,
  browserErrors,
}) => {
  browserErrors.allowStatus(503)
  isBroken = true
  const page = await visit({ reducedMotion: 'reduce' })
  await page.goto(`${app.url}/contact`)
  await page.getByRole('button', { name: 'Show map' }).click()
  await expect(page.getByText('The map could not be loaded.')).toBeVisible()
  await expect(page.getByRole('button', { name: /Marigold Harbour/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Show on the map' })).toHaveCount(9)
  isBroken = false
})

test('without an address of pictures there is no map', async ({ page }) => {
  const response = await page.goto('/contact')
  await expect(page.getByRole('button', { name: 'Near me' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Show map' })).toBeHidden()
  expect(response?.headers()['content-security-policy']).toContain("img-src 'self' data: blob:;")
})
