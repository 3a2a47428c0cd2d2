// What is saved without approval is taken back from the log (contract section 6); what guests see at once is asked first.
import type { Locator, Page } from '@playwright/test'
import { expectAccessibleInBothColours } from '../support/accessible.ts'
import { Content } from '../support/content.ts'
import { expect, test } from '../support/journey.ts'

test.use({ ownApp: true })

test('a saved footer is undone from the log, and the undo as well', async ({ staff, visit }) => {
  const admin = await staff('admin')
  const guest = await visit()
  await admin.goto('/admin/footer')
  await admin.getByLabel('Copyright').fill('© 2027 Somebody Else')
  await save(admin, 'Footer', admin.getByRole('button', { name: 'Save', exact: true }).first())
  await expectCopyright(guest, '© 2027 Somebody Else')

  await undo(admin, 'Footer saved and published', '2027', '2026')
  await expectCopyright(guest, '© 2026 Marigold Restaurants')
  await undo(admin, 'Footer: change undone', '2026', '2027')
  await expectCopyright(guest, '© 2027 Somebody Else')
})

test('a saved name of the brand is undone from the log', async ({ staff, visit }) => {
  const admin = await staff('admin')
  const guest = await visit()
  await admin.goto('/admin/settings')
  await admin.getByLabel('Brand name').fill('Calendula')
  await save(admin, 'Settings', admin.getByRole('button', { name: 'Save', exact: true }).last())
  await expectBrand(guest, 'Calendula')

  await undo(admin, 'Settings saved and published', 'Calendula', 'Marigold')
  await expectBrand(guest, 'Marigold')
  await admin.goto('/admin/settings')
  await expect(admin.getByLabel('Brand name')).toHaveValue('Marigold')
})

async function save(page: Page, title: string, button: Locator): Promise<void> {
  await button.click()
  await expectTold(page, title, 'Saved. Guests see it now.')
}

test('what was saved while one is asked is shown as well, before it is gone', async ({
  staff,
  baseURL,
  browserErrors,
}) => {
  browserErrors.allowStatus(409)
  const content = new Content(baseURL)
  await content.saveMainMenu('editor', [2])
  const admin = await staff('admin')
  await admin.goto('/admin/logs')
  const log = admin.getByRole('table', { name: 'Activity log' })
  await log.getByRole('button', { name: 'Undo: Main Menu saved and published' }).click()
  const question = admin.getByRole('dialog', { name: 'Undo this change?' })
  await expect(question.getByRole('list')).not.toContainText('FAQs')
  await content.saveMainMenu('editor2', [2, 13])
  await question.getByRole('button', { name: 'Undo', exact: true }).click()

  const again = admin.getByRole('dialog', { name: 'Not undone' })
  await expect(again).toContainText('editor2')
  await expect(again.getByRole('list')).toContainText('FAQs')
  await again.getByRole('button', { name: 'Undo anyway' }).click()
  await expectTold(admin, 'Undone', 'The change was undone. Guests see the earlier version now.')
})

test('a menu whose last page was removed asks before it is saved without any', async ({
  staff,
  visit,
}) => {
  const admin = await staff('admin')
  await admin.goto('/admin/header/mainmenu')
  const structure = admin.getByRole('list', { name: 'Main Menu: structure' })
  const first = structure.getByRole('listitem').first()
  await expect(first).toBeVisible()
  const names = await structure.getByRole('listitem').count()
  for (let left = names; left > 0; left -= 1) {
    await first.getByRole('button', { name: /^Remove / }).click()
  }
  const button = admin.getByRole('button', { name: 'Save', exact: true })
  await expect(admin.getByText('Guests see it as soon as you save.')).toBeVisible()
  await button.click()
  const question = admin.getByRole('dialog', { name: 'Save Main Menu without any page?' })
  await expect(question.getByRole('list')).toContainText('Promotions')
  await expectAccessibleInBothColours(admin)
  await question.getByRole('button', { name: 'Cancel' }).click()
  const guest = await visit()
  await guest.goto('/home')
  const menu = guest.getByRole('navigation', { name: 'Main menu' })
  await expect(menu.getByRole('link').first()).toBeVisible()

  await button.click()
  await question.getByRole('button', { name: 'Save empty menu' }).click()
  await expectTold(admin, 'Main Menu', 'Saved. Guests see it now.')
})

/** Of each section only the newest line can be undone; an undo leaves such a line of its own. */
async function undo(page: Page, line: string, now: string, then: string): Promise<void> {
  await page.goto('/admin/logs')
  const log = page.getByRole('table', { name: 'Activity log' })
  await log.getByRole('button', { name: `Undo: ${line}` }).click()
  const question = page.getByRole('dialog', { name: 'Undo this change?' })
  await expect(question.getByRole('list')).toContainText(now)
  await expect(question.getByRole('list')).toContainText(then)
  await question.getByRole('button', { name: 'Undo', exact: true }).click()
  await expectTold(page, 'Undone', 'The change was undone. Guests see the earlier version now.')
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
