// The error pages (specification sections 2 and 8).
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/journey.ts'

const sentence =
  'The page you are attempting to reach is currently not available. This may be because the page does not exist or has been moved.'

test('an address without a page answers 404 and leads back home', async ({
  page,
  browserErrors,
}) => {
  browserErrors.allowStatus(404)
  const response = await page.goto('/no-such-page')
  expect(response?.status()).toBe(404)
  await expect(page.getByText(sentence)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'BACK TO HOME PAGE' }).click()
  await expect(page).toHaveURL('/home')
})

for (const status of [400, 401, 403, 404, 500, 503]) {
  test(`/error-${status} answers its own status, unseen by search engines`, async ({
    page,
    browserErrors,
  }) => {
    browserErrors.allowStatus(status)
    const response = await page.goto(`/error-${status}`)
    expect(response?.status()).toBe(status)
    await expect(page.getByRole('heading', { level: 1, name: `${status}` })).toBeVisible()
    await expect(page.getByText(sentence)).toBeVisible()
    await expect(page.getByRole('link', { name: 'BACK TO HOME PAGE' })).toHaveAttribute('href', '/')
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  })
}
