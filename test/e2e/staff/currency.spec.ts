// Another currency of the brand (contract section 4, "Settings"): asked about before prices change.

import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { expectNotice } from '../support/home-editor.ts'
import { expect, test } from '../support/journey.ts'

test.use({ ownApp: true })

test('another currency is asked about with the number of prices, and changes them only once confirmed', async ({
  staff,
  visit,
  browserErrors,
}) => {
  browserErrors.allowStatus(409)
  const admin = await staff('admin')
  const guest = await visit()
  await admin.goto('/admin/settings')
  const currency = admin.getByRole('combobox', { name: 'Currency' })
  const save = admin.getByRole('button', { name: 'Save', exact: true }).last()
  const question = admin.getByRole('dialog', { name: 'Change the currency to JPY?' })
  const before = await pricesOn(guest)
  expect(before).not.toContain('¥')

  await currency.fill('JPY')
  await admin.getByRole('option', { name: /JPY/ }).click()
  await save.click()
  await expect(question).toContainText(
    /\d+ prices on the site and in drafts will be shown in JPY immediately/,
  )
  await expect(question).toContainText(/Each keeps its value: .*\d becomes ¥\d/)
  await expectAccessible(admin)
  await question.getByRole('button', { name: /^Keep/ }).click()
  await expect(question).toBeHidden()
  expect(await pricesOn(guest)).toBe(before)

  await save.click()
  await question.getByRole('button', { name: 'Change to JPY' }).click()
  await expectNotice(admin, 'Settings', 'Saved. Guests see it now.')
  await expect.poll(() => pricesOn(guest)).toContain('¥')
})

/** What guests read on the menu. */
async function pricesOn(guest: Page): Promise<string> {
  await guest.goto('/menu')
  return guest.locator('main').innerText()
}
