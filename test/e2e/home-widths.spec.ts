// The home page at the widths of a phone, a tablet and a desk.
import type { Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'
import { sidewaysRoom } from './support/sideways-room.ts'

test('Discover alternates left and right, and is a column on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/home')
  expect(await picturesSides(page)).toEqual(['left', 'right', 'left', 'right'])
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await picturesSides(page)).toEqual(['above', 'above', 'above', 'above'])
})

test('the first screen shows the main banner whole and the edge of what comes next', async ({
  page,
}) => {
  for (const [width, height] of [
    [390, 844],
    [820, 1180],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/home')
    await expect(page.getByRole('region', { name: 'Highlights' })).toBeInViewport({ ratio: 0.99 })
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  }
})

test('no width makes the page scroll sideways', async ({ page }) => {
  for (const width of [320, 390, 820, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/home')
    expect(await sidewaysRoom(page), `at ${width} pixels`).toBe(0)
  }
})

/** On which side of its words each Discover card has its picture. */
function picturesSides(page: Page): Promise<string[]> {
  return page
    .getByRole('region', { name: 'Discover' })
    .getByRole('article')
    .evaluateAll((cards) =>
      cards.map((card) => {
        const picture = card.querySelector('img')?.getBoundingClientRect() ?? new DOMRect()
        const words = card.querySelector('h3')?.getBoundingClientRect() ?? new DOMRect()
        if (picture.bottom <= words.top) return 'above'
        return picture.left < words.left ? 'left' : 'right'
      }),
    )
}
