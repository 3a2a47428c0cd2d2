// The title area's text shrinks to fit: at most 40 px or 6 % of the window, at least 14 px.
import type { Page } from '@playwright/test'
import { Content } from '../support/content.ts'
import { horizontalOverflow } from '../support/horizontal-overflow.ts'
import { expect, test } from '../support/journey.ts'

test('a short title is as large as its window allows', async ({ page }) => {
  for (const [width, size] of [
    [390, 23.4],
    [820, 40],
    [1440, 40],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/home')
    await expect.poll(() => titleSize(page), { message: `at ${width} px` }).toBeCloseTo(size, 0)
    expect(await titleSize(page)).toBeLessThanOrEqual(size)
  }
})

test.describe('a title as long as the form allows', () => {
  test.use({ ownApp: true })

  test('stops at 14 px and stays within the page', async ({ page, baseURL }) => {
    const long = 'Flame-grilled burgers, petal fries and good mornings. '.repeat(4).slice(0, 199)
    await new Content(baseURL).publishLine(long)
    for (const width of [390, 820]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/home')
      await expect.poll(() => titleSize(page), { message: `at ${width} px` }).toBe(14)
      expect(await horizontalOverflow(page)).toBe(0)
    }
  })
})

function titleSize(page: Page): Promise<number> {
  return page
    .getByRole('heading', { level: 1 })
    .evaluate((title) =>
      Number.parseFloat(getComputedStyle(title.firstElementChild ?? title).fontSize),
    )
}
