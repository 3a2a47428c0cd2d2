// What a guest sees on a phone before anything is scrolled (issue 35, "Phones" and "Menu").
import type { Locator } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { horizontalOverflow } from '../support/horizontal-overflow.ts'
import { expect, test } from '../support/journey.ts'
import { publicAddresses } from '../support/public-addresses.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } })

test('the title of every inner page is in the first 120 pixels below the header', async ({
  page,
  request,
}) => {
  test.slow()
  const inner = (await publicAddresses(request)).filter((path) => path !== '/home')
  expect(inner).toContain('/menu')
  for (const path of [...inner, '/search', '/search?query=burger', '/hamburger-menu']) {
    await page.goto(path)
    const header = await boxOf(page.getByRole('banner'))
    const title = await boxOf(page.getByRole('heading', { level: 1 }))
    expect(title.top - header.bottom, path).toBeGreaterThanOrEqual(0)
    expect(title.top - header.bottom, path).toBeLessThanOrEqual(120)
    expect(await horizontalOverflow(page), path).toBe(0)
  }
})

test('side icons and the button to the top cover nothing that is read', async ({ page }) => {
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/menu')
    const bar = page.getByRole('navigation', { name: 'Order and find us' })
    const toTop = page.getByRole('button', { name: /top/i })
    for (const place of ['middle', 'end'] as const) {
      await page.evaluate((at) => {
        scrollTo(0, at === 'end' ? document.body.scrollHeight : document.body.scrollHeight / 2)
      }, place)
      await expect(toTop).toBeVisible()
      const dock = await boxOf(bar)
      const button = await boxOf(toTop)
      expect(button.top, `${place} at ${width}`).toBeGreaterThanOrEqual(dock.top)
      for (const link of await bar.getByRole('link').all()) {
        const { left, right } = await boxOf(link)
        expect(left < button.right && button.left < right, `${place} at ${width}`).toBe(false)
      }
    }
    const foot = await boxOf(page.getByRole('contentinfo').getByText(/^© /))
    expect(foot.bottom).toBeLessThanOrEqual((await boxOf(bar)).top)
  }
})

test('the overlay holds the whole menu with its allergens, each category once', async ({
  page,
}) => {
  await page.goto('/home')
  await page.getByRole('button', { name: 'Browse the menu' }).click()
  const overlay = page.getByRole('dialog', { name: 'Menu' })
  await expect(overlay.getByRole('link', { name: 'Breakfast' })).toHaveCount(1)
  await expect(overlay.getByRole('heading', { level: 3 })).toHaveCount(5)
  for (const name of ['Muffins and wraps', 'Nuggets', 'Sweets', 'Coffee']) {
    await expect(overlay.getByRole('link', { name })).toBeInViewport()
  }
  const allergens = overlay.getByRole('link', { name: /allergens/ })
  await expect(allergens).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
  await allergens.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Allergens/)
})

test('the header begins and ends where the content does', async ({ page }) => {
  for (const width of [320, 390, 820, 850, 1024, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/menu')
    const logo = await boxOf(page.getByRole('banner').getByRole('link').first())
    const title = await boxOf(page.getByRole('heading', { level: 1 }))
    expect(logo.left, `at ${width}`).toBeCloseTo(title.left, 0)
    const buttons = page.getByRole('banner').getByRole('button').filter({ visible: true })
    expect((await boxOf(buttons.last())).right, `at ${width}`).toBeCloseTo(title.right, 0)
  }
})

async function boxOf(element: Locator) {
  return element.evaluate((one) => {
    const { top, bottom, left, right } = one.getBoundingClientRect()
    return { top, bottom, left, right }
  })
}
