// The home page is complete before, and without, any script.

import { expectPicture } from '../support/expect-picture.ts'
import { horizontalOverflow } from '../support/horizontal-overflow.ts'
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

test('the burger leads to the menu as a page, and the mobile menu opens and closes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/home')
  const menu = page.getByRole('navigation', { name: 'Pages' })
  await page.getByRole('button', { name: 'Pages' }).click()
  await expect(menu.getByRole('link', { name: 'Promotions' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()

  await expect(page.getByRole('button', { name: 'Browse the menu' })).toBeHidden()
  await page.getByRole('link', { name: 'Browse the menu' }).click()
  await expect(page).toHaveURL('/hamburger-menu')
  await expect(page.getByRole('link', { name: 'Burgers' })).toBeVisible()
})

test('the header of a phone has one row, and nothing in it is cut off', async ({ page }) => {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/home')
    const header = page.getByRole('banner')
    const box = await header.boundingBox()
    for (const control of await header.locator('> :visible').all()) {
      const inside = await control.boundingBox()
      expect(inside?.x, `at ${width} pixels`).toBeGreaterThanOrEqual(0)
      expect((inside?.x ?? 0) + (inside?.width ?? 0)).toBeLessThanOrEqual(width)
      expect(inside?.height).toBeLessThanOrEqual(box?.height ?? 0)
    }
    expect(await horizontalOverflow(page)).toBe(0)
  }
})

test('every picture in view is there', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/home')
  for (const name of ['Highlights', 'New!', 'Discover', 'Good people make good burgers']) {
    const region = page.getByRole('region', { name })
    await region.scrollIntoViewIfNeeded()
    await expectPicture(region.getByRole('img').first())
  }
})
