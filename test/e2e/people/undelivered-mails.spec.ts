// A mail that nobody takes, seen by an Admin, who mends why and lets it leave again.
import { DatabaseSync } from 'node:sqlite'
import type { Page } from '@playwright/test'
import { expectAccessibleInBothColours } from '../support/accessible.ts'
import { expectNotice } from '../support/home-editor.ts'
import { expect, test } from '../support/journey.ts'

test.use({ ownApp: true })

const screen = 'Undelivered E-mails'

async function invite(admin: Page, username: string) {
  await admin.getByRole('button', { name: 'Invite' }).click()
  const inviting = admin.getByRole('dialog', { name: 'Invite' })
  await inviting.getByLabel('First name').fill(username)
  await inviting.getByLabel('Last name').fill('Okoye')
  await inviting.getByLabel('User name').fill(username)
  await inviting.getByLabel('E-mail').fill(`${username}@nowhere.example`)
  await inviting.getByLabel('Role').selectOption('Approver')
  await inviting.getByRole('button', { name: 'Invite with a link' }).click()
  await inviting.getByRole('button', { name: 'Done' }).click()
}

/** As where the mail server has the mail and says nothing more. */
function fallSilent(file: string) {
  const database = new DatabaseSync(file, { timeout: 10_000 })
  database.exec("update mail set fault = 'unsure: it fell silent' where state = 'failed'")
  database.close()
}

test('a mail that was refused is tried again at the right address, and another is discarded', async ({
  app,
  enter,
  staff,
  browserErrors,
}) => {
  browserErrors.allowStatus(404)
  const admin = await enter('admin')
  const navigation = admin.getByRole('navigation', { name: 'Back office' })
  await navigation.getByRole('link', { name: screen }).click()
  await expect(admin.getByText('All e-mails were delivered.')).toBeVisible()
  await navigation.getByRole('link', { name: 'Users', exact: true }).click()
  for (const username of ['mara', 'nils']) await invite(admin, username)
  await navigation.getByRole('link', { name: screen }).click()
  const rows = admin.getByRole('table', { name: screen }).getByRole('row')
  await expect(async () => {
    await admin.reload()
    await expect(rows).toHaveCount(3, { timeout: 2_000 })
  }).toPass()
  const mara = rows.filter({ hasText: 'mara@nowhere.example' })
  await expect(mara).toContainText('The mail server rejected it permanently.')
  await expect(mara).toContainText('550')
  await expectAccessibleInBothColours(admin)

  await admin.getByRole('button', { name: 'Discard: Invitation, nils Okoye' }).press('Enter')
  await admin.getByRole('dialog').getByRole('button', { name: 'Discard' }).click()
  await expectNotice(admin, screen, 'The e-mail was discarded.')
  await expect(rows).toHaveCount(2)
  await expect(admin.getByRole('heading', { name: screen, level: 1 })).toBeFocused()

  await mara.getByRole('link', { name: 'mara Okoye' }).click()
  const account = admin.getByRole('dialog', { name: 'mara Okoye' })
  await account.getByLabel('E-mail').fill('mara@marigold.example')
  await account.getByRole('button', { name: 'Save' }).click()
  await admin.getByRole('button', { name: 'Close', exact: true }).click()
  await admin.keyboard.press('Escape')
  await expect(account).toBeHidden()
  fallSilent(app?.database ?? '')
  await navigation.getByRole('link', { name: screen }).click()
  await admin.reload()
  const invitation = rows.filter({ hasText: 'Invitation' })
  await expect(invitation).toContainText('The e-mail may have arrived.')
  const again = admin.getByRole('button', { name: 'Send again: Invitation, mara Okoye' })
  const sure = admin.getByRole('dialog', { name: 'Send this e-mail again? It may have arrived.' })
  await again.click()
  await sure.getByRole('button', { name: 'Cancel' }).click()
  await expect(sure).toBeHidden()
  await expect(invitation).toHaveCount(1)
  await again.click()
  await expect(sure).toContainText('mara Okoye receives it twice.')
  await sure.getByRole('button', { name: 'Send again' }).click()
  await expectNotice(admin, screen, 'The e-mail is being sent again.')
  await expect(invitation).toHaveCount(0)
  await expect
    .poll(() => app?.received.map(({ envelopeTo }) => envelopeTo))
    .toEqual([['mara@marigold.example']])

  const editor = await staff('editor')
  await editor.goto('/admin/mails')
  await expect(editor).toHaveURL(/\/error-404$/)
})
