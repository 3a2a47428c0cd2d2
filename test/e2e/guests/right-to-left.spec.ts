// The demo publishes in Arabic too (contract section 7): everything is read from right to left.
import { expectAccessible } from '../support/accessible.ts'
import { horizontalOverflow } from '../support/horizontal-overflow.ts'
import { expect, test } from '../support/journey.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('guests go through the site in Arabic', async ({ page, browserErrors }) => {
  browserErrors.allowStatus(404)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/home')
    const opener = width < 850 ? 'Pages' : 'Language: English'
    await page.getByRole('button', { name: opener }).click()
    await page.getByRole('link', { name: 'العربية' }).first().click()
    await page.waitForURL('**/ar/home')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(page.getByRole('heading', { name: 'اطلب مسبقًا وتجاوز الطابور' })).toBeVisible()
    await expect(page.locator('main [lang]:not([lang=ar])')).toHaveCount(0)
    expect(await horizontalOverflow(page), `at ${width} pixels`).toBe(0)

    const show = page.getByRole('region', { name: 'أبرز العروض' })
    await show.getByRole('button', { name: 'الشريحة التالية' }).click()
    await expect(show.getByRole('group', { name: /^2 من 4/ })).toBeInViewport({ ratio: 0.9 })
    await show.getByRole('button', { name: 'الشريحة السابقة' }).click()
    await expect(show.getByRole('group', { name: /^1 من 4/ })).toBeInViewport({ ratio: 0.9 })
    await expectAccessible(page)

    await page.getByRole('button', { name: 'تصفّح قائمة الطعام' }).click()
    const overlay = page.getByRole('dialog', { name: 'قائمة الطعام' })
    await expect(overlay.getByRole('link', { name: 'استلام من المطعم' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')

    await page.goto('/ar/search?query=بطاطس')
    await expect(page.getByRole('status')).toContainText('«بطاطس»')
    await expect(page.getByRole('link', { name: 'بطاطس البتلات', exact: true })).toBeVisible()
    expect(await horizontalOverflow(page), `the search at ${width} pixels`).toBe(0)
    await expectAccessible(page)

    const missing = await page.goto('/ar/nowhere')
    expect(missing?.status()).toBe(404)
    await page.getByRole('link', { name: 'العودة إلى الصفحة الرئيسية' }).click()
    await page.waitForURL('**/ar/home')
    await page.goto('/')
    await page.waitForURL('**/ar/home')
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
    await page.waitForURL(/\/home$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  }
})
