// The home page at the widths of a phone, a tablet and a desk.
import type { Page } from '@playwright/test'
import { horizontalOverflow } from './support/horizontal-overflow.ts'
import { expect, test } from './support/journey.ts'

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

test('the hero is fetched as wide as it is drawn, and nothing that matters is cut off', async ({
  page,
}) => {
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height })
    await page.goto('/home')
    const { drawn, fetched, seen } = await heroPicture(page)
    const at = `at ${width} x ${height}`
    expect(fetched, at).toBeGreaterThan(drawn * 0.85)
    expect(fetched, at).toBeLessThan(drawn * 1.6)
    // Where the demo's pictures have their subject: the rest may go.
    expect(seen.top, at).toBeLessThanOrEqual(0.28)
    expect(seen.bottom, at).toBeGreaterThanOrEqual(0.92)
    expect(seen.left, at).toBeLessThanOrEqual(0.5)
    expect(seen.right, at).toBeGreaterThanOrEqual(0.9)
  }
})

test('no width makes the page scroll sideways', async ({ page }) => {
  for (const width of [320, 390, 820, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/home')
    expect(await horizontalOverflow(page), `at ${width} pixels`).toBe(0)
  }
})

/** Phones upright and on their side, a tablet, desks. */
const windows = [
  [390, 844],
  [844, 390],
  [820, 1180],
  [1440, 900],
  [1920, 1080],
] as const

/** How wide the first hero is drawn and was fetched, in pixels, and which part of it is in its box, in shares. */
function heroPicture(page: Page) {
  return page.locator('#main-banner-1 img').evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    const box = image.parentElement?.getBoundingClientRect() ?? new DOMRect()
    const { width, height } = image.getBoundingClientRect()
    const shape = image.naturalWidth / image.naturalHeight
    const drawn = {
      width: Math.max(width, height * shape),
      height: Math.max(height, width / shape),
    }
    const [x = 0, y = 0] = getComputedStyle(image).objectPosition.split(' ').map(Number.parseFloat)
    const { left, top } = image.getBoundingClientRect()
    const from = {
      x: left - ((drawn.width - width) * x) / 100,
      y: top - ((drawn.height - height) * y) / 100,
    }
    return {
      drawn: drawn.width,
      fetched: Number(/-(\d+)\.webp$/.exec(image.currentSrc)?.[1]),
      seen: {
        left: (Math.max(box.left, 0) - from.x) / drawn.width,
        right: (Math.min(box.right, innerWidth) - from.x) / drawn.width,
        top: (box.top - from.y) / drawn.height,
        bottom: (box.bottom - from.y) / drawn.height,
      },
    }
  })
}

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
