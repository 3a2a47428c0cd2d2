// Languages that are read from right to left: no page has one yet, so the page is turned on its way.
import { expect, test } from '../support/journey.ts'
import { sidewaysRoom } from '../support/sideways-room.ts'

test('the home page is whole, and its slides step, from right to left', async ({ page }) => {
  await page.route('**/home', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace('lang="en" dir="ltr"', 'lang="ar" dir="rtl"')
    await route.fulfill({ response: answer, body })
  })
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/home')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    expect(await sidewaysRoom(page), `at ${width} pixels`).toBe(0)
    const show = page.getByRole('region', { name: 'Highlights' })
    await show.getByRole('button', { name: 'Next slide' }).click()
    await expect(show.getByRole('group', { name: /^2 of 4/ })).toBeInViewport({ ratio: 0.9 })
    await show.getByRole('button', { name: 'Previous slide' }).click()
    await expect(show.getByRole('group', { name: /^1 of 4/ })).toBeInViewport({ ratio: 0.9 })
  }
})
