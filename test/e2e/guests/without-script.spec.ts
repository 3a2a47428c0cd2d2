// The home page is complete before, and without, any script.
import { expect, test } from '../support/journey.ts'

test.use({ javaScriptEnabled: false })

test('every block is there', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveURL('/home')
  for (const name of ['Highlights', 'New!', 'Discover', 'Good people make good burgers']) {
    await expect(page.getByRole('region', { name })).toBeVisible()
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
})

test('slides scroll, and dots are links to them', async ({ page }) => {
  await page.goto('/home')
  const show = page.getByRole('region', { name: 'Highlights' })
  await expect(show.getByRole('button', { name: 'Next slide' })).toBeHidden()
  await show.getByRole('group', { name: /^3 of 4/ }).scrollIntoViewIfNeeded()
  await expect(show.getByRole('group', { name: /^3 of 4/ })).toBeInViewport({ ratio: 0.9 })
  await show.getByRole('link', { name: /^2 of 4/ }).click()
  await expect(page).toHaveURL(/#main-banner-2$/)
  await expect(show.getByRole('group', { name: /^2 of 4/ })).toBeInViewport({ ratio: 0.9 })
})

test('the menu overlay and the mobile menu open and close', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/home')
  const overlay = page.getByRole('dialog', { name: 'Menu' })
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(overlay.getByRole('link', { name: 'Burgers' })).toBeVisible()
  await overlay.getByRole('button', { name: 'Close menu' }).click()
  await expect(overlay).toBeHidden()

  const menu = page.getByRole('navigation', { name: 'Pages' })
  await page.getByRole('button', { name: 'Pages' }).click()
  await expect(menu.getByRole('link', { name: 'Promotions' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
})
