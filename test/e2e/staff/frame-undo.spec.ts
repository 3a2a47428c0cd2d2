// What is saved without approval is taken back from the log with one click (contract section 6).
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'

test.use({ ownApp: true })

test('a saved footer is undone from the log, and the undo as well', async ({ enter, visit }) => {
  const admin = await enter('admin')
  const guest = await visit()
  await admin.goto('/admin/footer')
  await admin.getByLabel('Copyright').fill('© 2027 Somebody Else')
  await save(admin, 'Footer', admin.getByRole('button', { name: 'Save', exact: true }).first())
  await expectCopyright(guest, '© 2027 Somebody Else')

  await undo(admin, 'Footer saved and published')
  await expectCopyright(guest, '© 2026 Marigold Restaurants')
  await undo(admin, 'Footer put back to an earlier version')
  await expectCopyright(guest, '© 2027 Somebody Else')
})

test('a saved name of the brand is undone from the log', async ({ enter, visit }) => {
  const admin = await enter('admin')
  const guest = await visit()
  await admin.goto('/admin/settings')
  await admin.getByLabel('Brand name').fill('Calendula')
  await save(admin, 'Settings', admin.getByRole('button', { name: 'Save', exact: true }).last())
  await expectBrand(guest, 'Calendula')

  await undo(admin, 'Settings saved and published')
  await expectBrand(guest, 'Marigold')
  await admin.goto('/admin/settings')
  await expect(admin.getByLabel('Brand name')).toHaveValue('Marigold')
})

async function save(page: Page, title: string, button: Locator): Promise<void> {
  await button.click()
  await expectTold(page, title, 'Saved. Visitors see it now.')
}

/** Of each section only the newest line can be undone; an undo leaves such a line of its own. */
async function undo(page: Page, line: string): Promise<void> {
  await page.goto('/admin/logs')
  const log = page.getByRole('table', { name: 'Activity log' })
  await log.getByRole('button', { name: `Undo: ${line}` }).click()
  await expectTold(page, 'Undone', 'The earlier version is back. Visitors see it now.')
}

async function expectTold(page: Page, title: string, sentence: string): Promise<void> {
  const told = page.getByRole('dialog', { name: title })
  await expect(told).toContainText(sentence)
  await told.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(told).toBeHidden()
}

async function expectCopyright(page: Page, text: string): Promise<void> {
  await page.goto('/home')
  await expect(page.getByRole('contentinfo').getByText(text)).toBeVisible()
}

async function expectBrand(page: Page, name: string): Promise<void> {
  await page.goto('/home')
  await expect(page.getByRole('banner').getByRole('link', { name: `${name} home` })).toBeVisible()
}
