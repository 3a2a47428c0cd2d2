// What a guest finds on the home page (specification section 2, "Public home page").
import type { Request } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/journey.ts'

test('the root leads to the home page, and every block is there', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveURL('/home')
  await expect(page).toHaveTitle(/Marigold/)
  await expect(page.getByRole('link', { name: 'Marigold home' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Highlights' })).toBeInViewport()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Flame-grilled since the first petal' }),
  ).toBeVisible()
  await expect(page.getByRole('region', { name: 'New!' }).getByRole('link')).not.toHaveCount(0)

  const cards = page.getByRole('region', { name: 'Discover' }).getByRole('article')
  await expect(cards).toHaveCount(4)
  await expect(cards.nth(0).getByRole('link', { name: /^Our story/ })).toHaveAttribute(
    'href',
    '/about-us',
  )
  await expect(cards.nth(3).getByRole('link', { name: /^More/ })).toHaveAttribute(
    'href',
    '/community',
  )

  const career = page.getByRole('region', { name: 'Good people make good burgers' })
  await expect(career.getByRole('link', { name: 'Apply' })).toHaveAttribute('href', '/work-with-us')
  await expect(page.getByRole('contentinfo')).toContainText('© 2026 Marigold Restaurants')
  await expect(page.getByRole('navigation', { name: 'Footer menu' })).toBeVisible()
  await expect(
    page.getByRole('navigation', { name: 'Order and find us' }).getByRole('link'),
  ).toHaveText(['Pick-up', 'Delivery', 'Find Restaurant'])
})

test('every picture arrives, says what it shows, and moves nothing', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number') shifts.push(entry.value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/home')
  // Not the copies behind the last slide: the row goes back from them by itself.
  const pictures = page.locator('img:visible:not([data-copy] img)')
  const widths = await pictures.evaluateAll(async (all) => {
    for (const picture of all) {
      picture.scrollIntoView()
      if (picture instanceof HTMLImageElement) await picture.decode()
    }
    return all.map((picture) => (picture as HTMLImageElement).naturalWidth)
  })
  expect(widths.length).toBeGreaterThan(15)
  expect(Math.min(...widths)).toBeGreaterThan(0)
  await expect(page.locator('img:not([alt])')).toHaveCount(0)
  await expect(page.locator('main [role="group"] img[alt=""]')).toHaveCount(0)
  const shifted = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0),
  )
  expect(shifted).toBeLessThan(0.05)
})

test('no script blocks the page or stands in it', async ({ page }) => {
  await page.goto('/home')
  const scripts = await page.evaluate(() =>
    [...document.scripts]
      .filter(({ type }) => type !== 'application/ld+json') // facts, which no browser runs
      .map(({ type, src, text }) => ({ type, src, text })),
  )
  expect(scripts.length).toBeGreaterThan(0)
  for (const { type, src, text } of scripts) {
    expect(type).toBe('module')
    expect(src).toMatch(/^http:\/\/localhost:\d+\/assets\//)
    expect(text).toBe('')
  }
})

test('all scripts of the home page together are at most 70 kB', async ({ page }) => {
  const scripts: Request[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') scripts.push(request)
  })
  await page.goto('/home')
  await page.mouse.wheel(0, 4_000)
  await page.waitForLoadState('networkidle')
  const sizes = await Promise.all(scripts.map((script) => script.sizes()))
  expect(sizes.length).toBeGreaterThan(5)
  expect(sizes.reduce((sum, size) => sum + size.responseBodySize, 0)).toBeLessThan(70_000)
})

test('the home page is accessible', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/home')
  await expectAccessible(page)
})
