// The style guide: every component there is, by a keyboard's and a screen reader's measure, in both directions.
import { expectNothingBetter } from '../support/accessible.ts'
import { expect, test } from '../support/journey.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const path of ['/test', '/test?dir=rtl', '/ar/test']) {
  test(`the guide at ${path} is fit for everybody, and no wider than a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNothingBetter(page)
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > 390)
    expect(isWide).toBe(false)
  })
}
