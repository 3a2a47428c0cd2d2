// The search box and its page (specification section 4, "Search"), and the menu as a page.
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/journey.ts'

const red = 'rgb(228, 67, 45)'

test('a search with a typo shows results by kind, with what was met marked', async ({ page }) => {
  await page.goto('/search')
  await page.getByRole('searchbox', { name: 'Search' }).fill('petal freis')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?query=petal+freis')
  await expect(page.getByRole('status')).toHaveText(
    'No exact match for “petal freis”. Similar results:',
  )
  const menu = page.getByRole('region', { name: 'Menu', exact: true })
  await expect(menu.getByRole('link', { name: 'Petal Fries', exact: true })).toHaveAttribute(
    'href',
    /^\/menu-details\/\d+$/,
  )
  await expect(menu.locator('mark').first()).toHaveText('Petal')
  const remembered = () => page.evaluate(() => localStorage.getItem('search_term'))
  await expect.poll(remembered).toBe('petal freis')
  await expectAccessible(page)
})

test('a blank term is marked in red, says nothing and goes nowhere', async ({ page }) => {
  await page.goto('/search')
  const box = page.getByRole('searchbox', { name: 'Search' })
  await box.fill('   ')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(box).toHaveCSS('border-top-color', red)
  await expect(page).toHaveURL('/search')
  await box.fill('fries')
  await expect(box).not.toHaveCSS('border-top-color', red)
})

test('where nothing is found the page says so, and leads on', async ({ page }) => {
  await page.goto('/search?query=zebra')
  await expect(page.getByRole('status')).toHaveText('No results for “zebra”.')
  const ways = page.getByRole('navigation', { name: 'Explore' })
  await expectAccessible(page)
  await ways.getByRole('link', { name: 'Drinks' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Drinks' })).toBeVisible()
})

test('a result leads to its place on its page, with its picture', async ({ page }) => {
  await page.goto('/search?query=good%20people')
  const found = page.getByRole('listitem').filter({ hasText: 'Good people make good burgers' })
  await expect(found.getByRole('presentation').or(found.locator('img')).first()).toBeVisible()
  await found.getByRole('link').click()
  await expect(page).toHaveURL(/\/home#home-work-with-us$/)
  await expect(page.locator('#home-work-with-us')).toBeInViewport()
})

test('typing in the header does not move a page that is scrolled', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has the search on a page of its own')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/home')
  await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }))
  const before = await page.evaluate(() => Math.round(window.scrollY))
  expect(before).toBeGreaterThan(600)
  const box = page.getByRole('banner').getByRole('searchbox')
  await box.focus()
  await box.pressSequentially('fries')
  expect(await page.evaluate(() => Math.round(window.scrollY))).toBe(before)
})

test('a page that is not there has a search and ways on', async ({ page, browserErrors }) => {
  browserErrors.allowStatus(404)
  await page.goto('/nowhere')
  await expect(page).toHaveTitle('Page not available (404) · Marigold')
  await expect(page.getByRole('navigation', { name: 'Explore' })).toBeVisible()
  const box = page.getByRole('main').getByRole('searchbox')
  await box.fill('coke')
  await box.press('Enter')
  await expect(page.getByRole('link', { name: 'Cold drinks' })).toBeVisible()
})

test('the way to the search is in the header of every page', async ({ page, isMobile }) => {
  await page.goto('/home')
  const header = page.getByRole('banner')
  await page.setViewportSize({ width: isMobile ? 390 : 1440, height: 900 })
  if (isMobile) await header.getByRole('link', { name: 'Search' }).click()
  else await header.getByRole('searchbox').fill('burgers')
  if (!isMobile) await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible()
})

test('the menu is a page too', async ({ page }) => {
  await page.goto('/hamburger-menu')
  await expect(page.getByRole('heading', { level: 1, name: 'Menu' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Delivery' })).toHaveAttribute(
    'href',
    '/contact?service=delivery',
  )
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expectAccessible(page)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the search works, and a blank term goes nowhere', async ({ page }) => {
    await page.goto('/search')
    const box = page.getByRole('searchbox', { name: 'Search' })
    await box.fill('  ')
    await box.press('Enter')
    await expect(page).toHaveURL('/search')
    await expect(box).toHaveCSS('border-top-color', red)
    await box.fill('fries')
    await box.press('Enter')
    await expect(page.getByRole('status')).toHaveText(/for “fries”/)
  })
})
