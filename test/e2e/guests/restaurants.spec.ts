// A guest looks for a restaurant: which one is open, how far it is, what else is to be known of it.
import type { BrowserContextOptions } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { horizontalOverflow } from '../support/horizontal-overflow.ts'
import { expect, test } from '../support/journey.ts'

/** In the hand of somebody from Britain, on holiday in Dubai. */
const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  reducedMotion: 'reduce',
  locale: 'en-GB',
  geolocation: { latitude: 25.0837, longitude: 55.1444 },
  permissions: ['geolocation'],
}

test('a restaurant is found, says when it closes by itself, and greets its guest on the home page', async ({
  visit,
}) => {
  const page = await visit(phone)
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  // In Berlin it is a quarter to ten on a Wednesday evening, by winter time.
  await page.clock.install({ time: new Date('2031-01-15T20:45:00Z') })
  const cards = page.getByRole('main').getByRole('article')
  const card = cards.filter({ hasText: 'Marigold Linden Square' })

  await test.step('by town, with its hours behind a fold', async () => {
    await page.goto('/contact')
    await page.getByRole('searchbox', { name: 'Name, town or postcode' }).fill('berlin')
    await page.keyboard.press('Enter')
    await expect(cards).toHaveCount(3)
    await card.getByText('Delivery hours').click()
    await expect(card.getByText('11:00 AM - 10:30 PM')).toBeVisible()
    const box = await card.boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(370)
    expect(await horizontalOverflow(page)).toBe(0)
    await expectAccessible(page)
  })

  await test.step('its badge changes at each moment, with nobody touching it', async () => {
    await expect(card.getByText('Open now · until 11:00 PM')).toBeVisible()
    await page.clock.runFor('20:00')
    await expect(card.getByText('Closes soon, at 11:00 PM')).toBeVisible()
    await page.clock.runFor('01:00:00')
    await expect(card.getByText('Closed · opens tomorrow at 7:00 AM')).toBeVisible()
  })

  await test.step('near comes first, by a rounded place, and no address tells it', async () => {
    await page.goto('/contact?service=pickup')
    await page.getByRole('link', { name: 'All', exact: true }).click()
    const asked = page.waitForRequest(/near=/)
    await page.getByRole('button', { name: 'Near me' }).click()
    expect(new URL((await asked).url()).searchParams.get('near')).toBe('25.08,55.14')
    await expect(cards.first()).toContainText('Marigold Marina Walk')
    await expect(cards.first()).toContainText(/\d mi away/)
    await expect(page).toHaveURL(/\/contact$/)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Near me' }).click()
    await expect(page.getByText(/\d mi away/)).toHaveCount(0)
  })

  await test.step('its own page; chosen there, home says whether it is open', async () => {
    await page.goto('/contact')
    await card.getByRole('link', { name: 'Marigold Linden Square' }).click()
    await expect(page).toHaveURL(/\/contact\/\d+-marigold-linden-square$/)
    await expect(page.getByRole('link', { name: 'Directions' })).toBeVisible()
    await expectAccessible(page)
    const mine = page.getByRole('button', { name: 'My restaurant' })
    await mine.click()
    await expect(mine).toHaveAttribute('aria-pressed', 'true')
    await page.goto('/home')
    const link = page.getByRole('link', { name: 'My restaurant: Marigold Linden Square' })
    await expect(link).toContainText('Closed · opens')
    await expect(link).toBeInViewport()
    await expectAccessible(page)
    await link.click()
    await expect(
      page.getByRole('heading', { level: 1, name: 'Marigold Linden Square' }),
    ).toBeVisible()
  })

  expect(loaded.filter((url) => /back-office|sign-in|screen/.test(url))).toEqual([])
})

test('near stays when a filter is set and after Back, until it is tapped again', async ({
  visit,
}) => {
  const page = await visit(phone)
  await page.goto('/contact')
  const near = page.getByRole('button', { name: 'Near me' })
  const first = page.getByRole('main').getByRole('article').first()
  await near.click()
  await expect(first).toContainText(/\d mi away/)
  await page.getByRole('main').getByRole('link', { name: 'Pick-up', exact: true }).click()
  await expect(page).toHaveURL(/service=pickup/)
  await expect(first).toContainText(/\d mi away/)
  await first.getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/contact\/\d+-/)
  await page.goBack()
  await expect(first).toContainText('Marigold Marina Walk')
  await expect(first).toContainText(/\d mi away/)
  await expect(near).toHaveAttribute('aria-pressed', 'true')
  await near.click()
  await expect(page.getByText(/\d mi away/)).toHaveCount(0)
})

test('a bright button does not melt into the ground under a mouse, or after a tap', async ({
  page,
}) => {
  await page.goto('/contact')
  const near = page.getByRole('button', { name: 'Near me' })
  await near.hover()
  const colours = await near.evaluate(async (button) => {
    await Promise.all(button.getAnimations().map(({ finished }) => finished))
    return [button, document.body].map((one) => getComputedStyle(one).backgroundColor)
  })
  expect(new Set(colours).size).toBe(2)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the list is searched, narrowed and unfolded all the same', async ({ page }) => {
    const response = await page.goto('/contact')
    // Whatever the number of restaurants: this is the first part of them.
    expect((await response?.body())?.length).toBeLessThan(60_000)
    await expect(page.getByRole('button', { name: 'Near me' })).toBeHidden()
    await page.getByRole('link', { name: 'Delivery', exact: true }).first().click()
    await page.getByRole('searchbox', { name: 'Name, town or postcode' }).fill('10119')
    await page.keyboard.press('Enter')
    const cards = page.getByRole('main').getByRole('article')
    await expect(cards).toHaveCount(1)
    await cards.getByText('Operation hours').click()
    await expect(cards.getByText('8:00 AM - 11:00 PM')).toBeVisible()
  })
})
