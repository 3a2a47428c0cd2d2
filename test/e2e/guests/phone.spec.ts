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

test('the first dish of the menu is in the first screen, and the categories stay in view', async ({
  page,
}) => {
  await page.goto('/menu')
  const dish = page.getByRole('article').first()
  const bar = page.getByRole('navigation', { name: 'Order and find us' })
  const facts = dish.getByText('€3.90 · 306 kcal')
  expect((await boxOf(facts)).bottom).toBeLessThanOrEqual((await boxOf(bar)).top)

  const categories = page.getByRole('navigation', { name: 'Categories' })
  await page.getByRole('heading', { level: 2, name: 'Drinks' }).scrollIntoViewIfNeeded()
  const header = await boxOf(page.getByRole('banner'))
  expect((await boxOf(categories)).top).toBeCloseTo(header.bottom, 0)
  await categories.getByRole('link', { name: 'Burgers' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Burgers' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Burgers', exact: true })).toHaveCount(1)
})

test('what all dishes are is said once, and each diet has a sign of its own', async ({ page }) => {
  await page.goto('/menu')
  const dishes = page.getByRole('main')
  await expect(dishes.getByText('All of these: Halal')).toBeVisible()
  await expect(dishes.getByRole('listitem').filter({ hasText: /^\s*H?Halal$/ })).toHaveCount(0)
  await page.goto('/home')
  await page.goto('/menu')
  await page.getByRole('link', { name: 'Egg Muffin', exact: true }).click()
  const signs = page.locator('.dish-mark', { has: page.locator('svg') })
  await expect(signs).toHaveText(['VVegetarian', 'HHalal'])
  const outlines = await signs.locator('path').evaluateAll((all) => {
    return all.map((one) => one.getAttribute('d'))
  })
  expect(new Set(outlines).size).toBe(2)
  await expectAccessible(page)
})

test('price, energy, allergens and the order button of a dish are in the first screen', async ({
  page,
}) => {
  await page.goto('/menu')
  await page.getByRole('link', { name: 'Smoky Stack', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Smoky Stack')
  await page.reload()
  const end = (await boxOf(page.getByRole('navigation', { name: 'Order and find us' }))).top
  const order = page.getByRole('link', { name: 'Order for pick-up' })
  await expect(order).toHaveAttribute('href', '/contact?service=pickup')
  const words = page.getByRole('main')
  for (const one of [
    words.getByText(/^from €|^€\d/).first(),
    words.getByText(/kcal/).first(),
    words.getByText(/^Contains: /).first(),
    order,
  ]) {
    expect((await boxOf(one)).bottom).toBeLessThanOrEqual(end)
  }
})

test('a dish is shared by the dialog of the phone, else by its address', async ({ page }) => {
  await page.addInitScript(() => {
    const said: unknown[] = []
    Object.assign(window, { said })
    Object.assign(navigator, {
      share: async (what: unknown) => void said.push(what),
    })
  })
  await page.goto('/menu')
  await page.getByRole('link', { name: 'Egg Muffin', exact: true }).click()
  await page.getByRole('button', { name: 'Share' }).click()
  const shared = () => page.evaluate(() => (window as unknown as { said: unknown[] }).said)
  await expect.poll(shared).toEqual([{ title: 'Egg Muffin', url: page.url() }])

  await page.evaluate(() => {
    const copied: string[] = []
    Object.assign(window, { copied })
    Object.assign(navigator, { share: undefined })
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => void copied.push(text) },
    })
  })
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('The link is copied.')).toBeVisible()
  const copied = () => page.evaluate(() => (window as unknown as { copied: string[] }).copied)
  expect(await copied()).toEqual([page.url()])
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
