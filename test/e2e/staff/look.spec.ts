// The look: an editor sees pages change while choosing it, and guests do once it is approved.
import type { FrameLocator, Page } from '@playwright/test'
import { expectAccessibleInBothColours } from '../support/accessible.ts'
import { expect, test } from '../support/journey.ts'

test.use({ ownApp: true })

const green = '#0b5d3b'

function background(page: Page | FrameLocator, selector: string) {
  return page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor)
}

test('an editor makes the site green and sharp, and guests have it once it is approved', async ({
  staff,
  visit,
  browserErrors,
}) => {
  browserErrors.allowStatus(404) // one of the five pages is the error page
  const editor = await staff('editor')
  await editor.goto('/admin/settings')
  await editor.getByRole('link', { name: 'Open Look' }).click()
  const look = editor.getByRole('region', { name: 'Look', exact: true })
  await expect(look.locator('iframe')).toHaveCount(5)
  const home = editor.frameLocator('iframe[title="Home"]')
  const menu = editor.frameLocator('iframe[title="Menu"]')
  await expect.poll(() => background(home, '.title-area')).toBe('rgb(255, 184, 28)')

  await look.getByRole('textbox', { name: 'Brand colour' }).fill(green)
  await expect.poll(() => background(home, '.title-area')).toBe('rgb(11, 93, 59)')
  await expect.poll(() => background(menu, '.burger')).toBe('rgb(11, 93, 59)')
  await look.getByRole('textbox', { name: 'Text colour' }).fill('#9ccfb4')
  await expect(
    look.getByText(/^Text colour \/ Background colour: the contrast is 1\.\d+:1\./),
  ).toBeVisible()
  await look.getByRole('textbox', { name: 'Text colour' }).fill('#10291e')
  await look.getByLabel('Corners').selectOption('Sharp')
  await look.getByLabel('Motif').selectOption('No motif')
  await look.getByLabel('Typeface of titles').selectOption('Oswald')
  await look.getByLabel('Sticker on the first product').fill('Fresh in')
  await expect(home.locator('.title-area .motif')).toBeHidden()
  await expect(home.locator('.products-badge')).toHaveText('Fresh in')
  const face = () =>
    menu.locator('h1').evaluate((title) => getComputedStyle(title).fontFamily.split(',')[0])
  await expect.poll(face).toBe('Oswald')
  await look.getByRole('button', { name: 'Phone' }).click()
  await expect.poll(() => home.locator('html').evaluate((html) => html.clientWidth)).toBe(390)
  await expectAccessibleInBothColours(editor)

  await look.getByRole('button', { name: 'Submit For Approval' }).click()
  await editor.getByRole('button', { name: 'Close' }).click()
  await expect(look).toContainText('Pending')
  const guest = await visit()
  await guest.goto('/home')
  expect(await background(guest, '.title-area')).toBe('rgb(255, 184, 28)')

  const approver = await staff('approver')
  await approver.goto('/admin/settings/look')
  const card = approver.getByRole('region', { name: 'Look', exact: true })
  await card.getByRole('button', { name: 'Approval' }).click()
  const dialog = approver.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Approve' }).check()
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await approver.getByRole('button', { name: 'Close' }).click()
  await expect(card.getByText('Approved', { exact: true })).toBeVisible()
  await guest.reload()
  expect(await background(guest, '.title-area')).toBe('rgb(11, 93, 59)')
  await expect(guest.locator('.products-badge')).toHaveText('Fresh in')
  await expect(guest.locator('.title-area .motif')).toBeHidden()
  const title = guest.locator('h1')
  await expect(title).toHaveCSS('color', 'rgb(255, 255, 255)')
  await expect(title).toHaveCSS('font-family', /^Oswald,/)
})
