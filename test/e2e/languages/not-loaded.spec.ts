// The sentences of the reader's language are a script of their own, which may not arrive.
import { expect, test } from '../support/journey.ts'

test('a back office without its sentences says so, and comes when they do', async ({
  page,
  strays,
}) => {
  strays.allowStatus(404)
  await page.goto('/admin/login')
  await page.evaluate(() => localStorage.setItem('language', 'de'))
  await page.route(/\/assets\/de-[^/]*\.js$/, (route) => route.fulfill({ status: 404 }))
  await page.reload()
  await expect(page.getByRole('alert')).toHaveText(
    /could not be loaded\. Please load the page again/,
  )
  await page.unrouteAll()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Anmelden' })).toBeVisible()
  await expect(page.locator('#not-loaded')).toBeHidden()
})
