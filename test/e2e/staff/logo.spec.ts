// The logo among the brand's settings: an editor changes it alone, an admin with the settings.
import type { Page } from '@playwright/test'
import { expectNotice } from '../support/home-editor.ts'
import { expect, test } from '../support/journey.ts'

test.use({ ownApp: true })

const saved = 'Saved. Guests see it now.'

test('an editor saves the logo, and an admin only with settings that are accepted', async ({
  staff,
  visit,
  browserErrors,
}) => {
  browserErrors.allowStatus(422)
  const guest = await visit()
  const first = await logoFor(guest)

  const editor = await staff('editor')
  await editor.goto('/admin/settings')
  await chooseLogo(editor, 'Restaurant being built')
  await logoPanel(editor).getByRole('button', { name: 'Save', exact: true }).click()
  await expectNotice(editor, 'Settings', saved)
  const second = await logoFor(guest)
  expect(second).not.toBe(first)

  const admin = await staff('admin')
  await admin.goto('/admin/settings')
  await expect(logoPanel(admin).getByRole('button', { name: 'Save', exact: true })).toHaveCount(0)
  await chooseLogo(admin, 'Restaurant at the marina')
  const name = admin.getByRole('textbox', { name: 'Brand name' })
  await name.fill('')
  const save = admin.getByRole('button', { name: 'Save', exact: true }).first()
  await save.click()
  await expectNotice(admin, 'Settings', 'Incomplete details.')
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  expect(await logoFor(guest)).toBe(second)
  await name.fill('Barn Burger')
  await save.click()
  await expectNotice(admin, 'Settings', saved)
  expect(await logoFor(guest)).not.toBe(second)
  await expect(guest).toHaveTitle(/Barn Burger/)
})

function logoPanel(page: Page) {
  return page.getByRole('region', { name: 'Logo', exact: true })
}

async function chooseLogo(page: Page, picture: string): Promise<void> {
  await logoPanel(page).getByRole('button', { name: 'Select from Media Library' }).click()
  const library = page.getByRole('dialog', { name: 'Media Library' })
  await library.getByRole('button', { name: picture }).click()
  await expect(library).toBeHidden()
}

/** What guests see as the logo: the brand's name where there is none. */
async function logoFor(guest: Page): Promise<string> {
  await guest.goto('/contact')
  return guest.getByRole('banner').getByRole('link').first().innerHTML()
}
