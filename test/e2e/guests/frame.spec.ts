// The header's two menus and the to-top button (specification section 2, "Public routes").
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/journey.ts'

test('below 850 px the mobile menu takes the place of the header links', async ({ page }) => {
  const links = page.getByRole('navigation', { name: 'Main menu' })
  const button = page.getByRole('button', { name: 'Pages' })
  await page.setViewportSize({ width: 850, height: 800 })
  await page.goto('/home')
  await expect(links).toBeVisible()
  await expect(button).toBeHidden()
  await page.setViewportSize({ width: 849, height: 800 })
  await expect(links).toBeHidden()
  await expect(button).toBeVisible()
})

test('the header links stand on one line, and one control is called Menu', async ({ page }) => {
  for (const width of [850, 875, 899, 1100]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/home')
    const header = page.getByRole('banner')
    for (const link of await header.getByRole('navigation').getByRole('link').all()) {
      const box = await link.boundingBox()
      expect(box?.height, `at ${width} pixels`).toBeLessThan(45)
    }
    await expect(header.getByText('Menu', { exact: true }).filter({ visible: true })).toHaveCount(1)
  }
})

test('on the narrowest phone every control keeps its size and its words on one line', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto('/home')
  const header = page.getByRole('banner')
  const burger = header.getByRole('button', { name: 'Browse the menu' })
  for (const control of [
    header.getByRole('link', { name: 'Search' }),
    burger,
    header.getByRole('button', { name: 'Pages' }),
  ]) {
    const box = await control.boundingBox()
    expect(box?.width).toBeGreaterThanOrEqual(44)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320)
  }
  await burger.click()
  const order = page.getByRole('dialog').getByRole('link', { name: 'Pick-up' })
  expect((await order.boundingBox())?.height).toBeLessThan(60)
})

test('the mobile menu opens, closes by Escape and gives the focus back', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/home')
  const button = page.getByRole('button', { name: 'Pages' })
  const menu = page.getByRole('navigation', { name: 'Pages' })
  await button.click()
  await expect(menu.getByRole('link')).toHaveText([
    'Menu',
    'Promotions',
    'Find Restaurant',
    'About Us',
    'Community',
    'Work With Us',
  ])
  await expect(menu.getByRole('link', { name: 'About Us' })).toHaveAttribute(
    'href',
    '/about-us-main',
  )
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()
})

test('the to-top button appears after 200 px and leads to the first line', async ({ page }) => {
  await page.goto('/home')
  const button = page.getByRole('button', { name: 'Back to top' })
  await page.evaluate(() => scrollTo(0, 900))
  await expect(button).toBeVisible()
  await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }))
  await expect(button).toBeHidden()
  await page.evaluate(() => scrollTo({ top: 210, behavior: 'instant' }))
  await expect(button).toBeVisible()
  await button.click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(button).toBeHidden()
})

test('the keyboard skips the header and starts in the content', async ({ page }) => {
  await page.goto('/home')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})
