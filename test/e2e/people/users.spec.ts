// Accounts: invited by a link, given another role, sent away, and brought back.
import type { Page } from '@playwright/test'
import { expectAccessibleInBothColours } from '../support/accessible.ts'
import { expect, test } from '../support/journey.ts'

test.use({ ownApp: true })

const chosen = 'seven lamps over the counter'

async function openUsers(admin: Page) {
  await admin.getByRole('link', { name: 'Users', exact: true }).click()
  await expect(admin.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible()
}

async function openAccount(admin: Page, name: string) {
  await admin.getByRole('button', { name }).click()
  const dialog = admin.getByRole('dialog', { name })
  await expect(dialog.getByLabel('First name')).toBeVisible()
  return dialog
}

async function closeResult(page: Page) {
  const close = page.getByRole('button', { name: 'Close', exact: true })
  await close.click()
  await expect(close).toBeHidden()
}

test('who is invited chooses a password by the link, which opens once', async ({
  enter,
  visit,
  browserErrors,
}) => {
  browserErrors.allowStatus(422)
  browserErrors.allowStatus(404)
  const admin = await enter('admin')
  await openUsers(admin)
  await admin.getByRole('button', { name: 'Invite' }).click()
  const inviting = admin.getByRole('dialog', { name: 'Invite' })
  await inviting.getByLabel('First name').fill('Mara')
  await inviting.getByRole('button', { name: 'Invite with a link' }).click()
  await expect(admin.getByRole('button', { name: 'Close', exact: true })).toBeFocused()
  await admin.keyboard.press('Escape')
  await expect(inviting.getByText('Please fill this in.')).toHaveCount(3)
  await expect(inviting.getByLabel('First name')).toHaveValue('Mara')
  await inviting.getByLabel('Last name').fill('Okoye')
  await inviting.getByLabel('User name').fill('mara')
  await inviting.getByLabel('E-mail').fill('mara@marigold.example')
  await inviting.getByLabel('Role').selectOption('Approver')
  await inviting.getByRole('button', { name: 'Invite with a link' }).click()
  const shown = inviting.getByText(/\/admin\/welcome#/)
  await expect(shown).toBeVisible()
  await expectAccessibleInBothColours(admin)
  const link = (await shown.textContent()) ?? ''
  await inviting.getByRole('button', { name: 'Done' }).click()
  await admin.getByLabel('Search the users').fill('okoye')
  await expect(admin.getByText('Invited', { exact: true })).toBeVisible()

  const mara = await visit({ reducedMotion: 'reduce' })
  await mara.goto(link)
  await expect(mara.getByRole('heading', { name: 'Hello Mara' })).toBeVisible()
  await mara.locator('[name=password]').fill('mara@marigold.example')
  await mara.getByRole('button', { name: 'Set password and sign in' }).click()
  await expect(mara.getByText('Incomplete details. Please complete the form.')).toBeVisible()
  await expectAccessibleInBothColours(mara)
  await mara.locator('[name=password]').fill(chosen)
  await mara.locator('[name=password_confirmation]').fill(chosen)
  await mara.getByRole('button', { name: 'Set password and sign in' }).click()
  await expect(mara.getByText('Welcome mara', { exact: true })).toBeVisible()
  await expect(mara.getByRole('link', { name: 'Approval', exact: true })).toBeVisible()

  const late = await visit({ reducedMotion: 'reduce' })
  await late.goto(link)
  await expect(late.getByText('This link was already used or has expired.')).toBeVisible()
})

test('another role ends the session, a deactivation shuts out, and all of it is told', async ({
  enter,
  browserErrors,
}) => {
  browserErrors.allowStatus(401)
  const [admin, editor] = [await enter('admin'), await enter('editor')]
  await openUsers(admin)
  await expectAccessibleInBothColours(admin)
  const account = await openAccount(admin, 'Elena Brandt')
  await account.getByLabel('Role').selectOption('Support')
  await account.getByRole('button', { name: 'Save' }).click()
  await admin.getByRole('button', { name: 'Change role' }).click()
  await closeResult(admin)
  await expect(account.getByText('Role: Editor → Support')).toBeVisible()
  await editor.getByRole('link', { name: 'Media Library' }).click()
  await expect(editor).toHaveURL(/\/admin\/login\?next=/)

  await account.getByRole('button', { name: 'Deactivate' }).click()
  await admin
    .getByRole('dialog', { name: 'Deactivate Elena Brandt?' })
    .getByRole('button', { name: 'Deactivate' })
    .click()
  await closeResult(admin)
  await expect(account.getByText('Deactivated the account')).toBeVisible()
  await expect(account.getByRole('button', { name: 'New password link' })).toBeHidden()
  await expectAccessibleInBothColours(admin)
  await editor.getByLabel('User name or e-mail').fill('editor')
  await editor.getByLabel('Password', { exact: true }).fill('linecheck-demo-password')
  await editor.getByRole('button', { name: 'Sign in' }).click()
  await expect(editor.getByRole('alert')).toContainText('The user name or password')
  await account.getByRole('button', { name: 'Reactivate' }).click()
  await closeResult(admin)
  await expect(account.getByText('Active', { exact: true })).toBeVisible()

  await admin.keyboard.press('Escape')
  await admin.getByRole('button', { name: 'Asha Menon' }).click()
  const own = admin.getByRole('dialog', { name: 'Asha Menon' })
  await expect(own.getByText('This is your own account.')).toBeVisible()
  await expect(own.getByLabel('Role')).toBeHidden()
})

test('who somebody was is erased once the user name is typed, and what they did stays', async ({
  enter,
  browserErrors,
}) => {
  browserErrors.allowStatus(422)
  const admin = await enter('admin')
  await openUsers(admin)
  const account = await openAccount(admin, 'Emil Okafor')
  await expect(account.getByRole('button', { name: 'Erase personal data' })).toBeHidden()
  await account.getByRole('button', { name: 'Deactivate' }).click()
  await admin
    .getByRole('dialog', { name: 'Deactivate Emil Okafor?' })
    .getByRole('button', { name: 'Deactivate' })
    .click()
  await closeResult(admin)
  await account.getByRole('button', { name: 'Erase personal data' }).click()
  const asking = admin.getByRole('dialog', { name: 'Erase the personal data of Emil Okafor?' })
  const typed = asking.getByLabel('To confirm, type the user name editor2')
  const erase = asking.getByRole('button', { name: 'Erase personal data' })
  await expect(erase).toBeDisabled()
  await admin.keyboard.press('Escape')
  await expect(asking).toBeHidden()
  await account.getByRole('button', { name: 'Erase personal data' }).click()
  await expectAccessibleInBothColours(admin)
  await typed.fill('emil')
  await erase.click()
  await expect(asking.getByText('The user name is not that of this account.')).toBeVisible()
  await expect(typed).toBeFocused()
  await typed.fill('editor2')
  await erase.click()
  await expect(admin.getByText('The personal data of this account was erased.')).toBeVisible()
  await closeResult(admin)
  const erased = admin.getByRole('dialog', { name: /^Former colleague \d+$/ })
  await expect(erased.getByText('Erased', { exact: true })).toBeVisible()
  await expect(erased.getByText(/^Former colleague \d+$/).first()).toBeFocused()
  await expect(erased.getByText('Personal data erased')).toBeVisible()
  await expect(erased.getByLabel('First name')).toBeHidden()
  await expectAccessibleInBothColours(admin)
})
