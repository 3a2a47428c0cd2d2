// The page of a restaurant: today's hours by its own calendar, its offers, and what is near.
import { expectAccessible } from '../support/accessible.ts'
import { horizontalOverflow } from '../support/horizontal-overflow.ts'
import { expect, test } from '../support/journey.ts'

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: 390, height: 844 },
  timezoneId: 'America/Los_Angeles',
})

test('today is marked by the calendar of the restaurant, and moves on at its midnight', async ({
  page,
}) => {
  // In Berlin it is ten to midnight on a Saturday, and in California three in the afternoon.
  await page.clock.install({ time: new Date('2031-01-18T22:50:00Z') })
  await page.goto('/contact')
  await page.getByRole('link', { name: 'Marigold Linden Square' }).first().click()
  const hours = page.getByRole('region', { name: 'Opening hours' })
  const today = hours
    .locator('dl > div')
    .filter({ has: page.getByText('Today').filter({ visible: true }) })
  await expect(today.first()).toContainText('Friday - Saturday')
  await page.clock.runFor('11:00')
  await expect(today.first()).toContainText('Sunday')
  await expect(hours.getByText('Friday - Saturday').first()).not.toContainText('Today')
  expect(await horizontalOverflow(page)).toBe(0)
  await expectAccessible(page)
})

test('the nearest other restaurants are linked, and nobody else is asked for anything', async ({
  page,
  baseURL,
}) => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '')) elsewhere.push(request.url())
  })
  await page.goto('/contact')
  await page.getByRole('link', { name: 'Marigold Linden Square' }).first().click()
  const near = page.getByRole('region', { name: 'Restaurants nearby' })
  const links = near.getByRole('link')
  await expect(near.getByText(/\d km away/)).toHaveCount(await links.count())
  await expect(near).not.toContainText('Linden Square')
  await expect(near).not.toContainText('Hamburg')
  const name = await links.first().innerText()
  await links.first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  expect(elsewhere).toEqual([])
})

test('on a wide window every row of its offers is full', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/contact')
  await page.getByRole('link', { name: 'Marigold Linden Square' }).first().click()
  const offers = page.getByRole('region', { name: 'Offers here' })
  const rows = await offers.getByRole('article').evaluateAll((all) => {
    const tops = all.map((one) => Math.round(one.getBoundingClientRect().top))
    return [...Map.groupBy(tops, (top) => top).values()].map((row) => row.length)
  })
  expect(rows.length).toBeGreaterThan(0)
  expect(new Set(rows).size).toBe(1)
})
