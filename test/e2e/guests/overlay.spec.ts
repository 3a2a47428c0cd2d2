// The menu overlay (specification section 2, "Public menu overlay").
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { horizontalOverflow } from '../support/horizontal-overflow.ts'
import { expect, test } from '../support/journey.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('it fills the screen with icons, categories, their lists, pick-up and delivery', async ({
  page,
}) => {
  const overlay = await openedOverlay(page)
  await expect(overlay.getByRole('heading', { level: 2, name: 'Menu' })).toBeVisible()
  const window = page.viewportSize() ?? { width: 0, height: 0 }
  const box = await overlay.boundingBox()
  expect(box).toMatchObject({ x: 0, y: 0, height: window.height })
  // The room of the scroll bar stays, so that nothing moves when it goes.
  expect(box?.width).toBeGreaterThan(window.width - 20)

  await expect(overlay).toHaveCSS('z-index', '10000')

  const icons = overlay.getByRole('list').first().getByRole('listitem')
  await expect(icons).toHaveText(['Breakfast', 'Meals', 'Kids’ Meal', 'Sides', 'Drinks'])
  await expect(overlay.getByRole('link', { name: 'Burgers' })).toHaveAttribute(
    'href',
    '/menu?val=1&name=Burgers',
  )
  await expect(overlay.getByRole('link', { name: 'Chicken' })).toHaveAttribute(
    'href',
    '/menu?val=1&name=Chicken',
  )
  const icon = icons.filter({ hasText: /^Meals$/ }).getByRole('link')
  await expect(icon).toHaveAttribute('href', '/menu?val=1&name=Burgers')
  for (const [name, service] of [
    ['Pick-up', 'pickup'],
    ['Delivery', 'delivery'],
  ] as const) {
    const link = overlay.getByRole('link', { name })
    await expect(link).toHaveAttribute('href', `/contact?service=${service}`)
  }
  await expectAccessible(page)
})

test('on a phone, pick-up and delivery are in view before anything is scrolled', async ({
  page,
}) => {
  for (const [width, height] of [
    [390, 844],
    [390, 664],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height })
    const overlay = await openedOverlay(page)
    for (const name of ['Pick-up', 'Delivery']) {
      await expect(overlay.getByRole('link', { name })).toBeInViewport({ ratio: 1 })
    }
  }
})

test('on a wide window it is filled to its foot', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const overlay = await openedOverlay(page)
  const list = await overlay.getByRole('link', { name: 'Sweets' }).boundingBox()
  const foot = await overlay.getByRole('link', { name: 'Pick-up' }).boundingBox()
  expect(list?.y).toBeGreaterThan(450)
  expect(foot?.width).toBeGreaterThan(500)
})

test('the keyboard opens it, walks it without leaving it, and closes it', async ({ page }) => {
  await page.goto('/home')
  const burger = page.getByRole('button', { name: 'Browse the menu' })
  const overlay = page.getByRole('dialog', { name: 'Menu' })
  await burger.focus()
  await page.keyboard.press('Enter')
  await expect(overlay).toBeVisible()

  const links = await overlay.getByRole('link').count()
  const reached = new Set<string>()
  for (let step = 0; step <= links + 2; step += 1) {
    await page.keyboard.press('Tab')
    const at = await page.evaluate(() => {
      const active = document.activeElement
      const isOutside = active !== document.body && !active?.closest('dialog')
      return { isOutside, name: active?.textContent ?? '' }
    })
    expect(at.isOutside, `step ${step}, at ${at.name}`).toBe(false)
    reached.add(at.name)
  }
  expect([...reached]).toEqual(expect.arrayContaining(['Breakfast', 'Pick-up', 'Delivery']))

  await page.keyboard.press('Escape')
  await expect(overlay).toBeHidden()
  await expect(burger).toBeFocused()

  await page.keyboard.press('Enter')
  await overlay.getByRole('button', { name: 'Close menu' }).focus()
  await page.keyboard.press('Enter')
  await expect(overlay).toBeHidden()
  await expect(burger).toBeFocused()
})

test('the page behind it does not scroll', async ({ page }) => {
  await openedOverlay(page)
  await page.mouse.move(200, 300)
  await page.mouse.wheel(0, 3000)
  await page.keyboard.press('End')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('a word of any length stays on the screen, also where an error page leads on', async ({
  page,
  browserErrors,
}) => {
  browserErrors.allowStatus(404)
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/hamburger-menu', '/error-404']) {
    await page.goto(path)
    const names = page.getByRole('main').getByRole('link', { name: /^(Burgers|Chicken)$/ })
    await names.evaluateAll((links) => {
      for (const link of links) link.append('angebote'.repeat(20))
    })
    await expect(page.getByText('angebote').first()).toBeVisible()
    expect(await horizontalOverflow(page), path).toBeLessThanOrEqual(0)
  }
})

async function openedOverlay(page: Page) {
  await page.goto('/home')
  await page.getByRole('button', { name: 'Browse the menu' }).click()
  const overlay = page.getByRole('dialog', { name: 'Menu' })
  await expect(overlay).toBeVisible()
  return overlay
}
