// An account that is limited to a restaurant, and what its person is offered then.
import { expectAccessibleInBothColours } from '../support/accessible.ts'
import { Entries } from '../support/entries.ts'
import { openEntry, openList } from '../support/entry-screen.ts'
import { expect, test } from '../support/journey.ts'
import { press } from '../support/keyboard.ts'
import { logIn } from '../support/people.ts'

test.use({ ownApp: true })

const outside = 'This is outside what you may change.'

test('an Admin limits an editor to a group, who then changes its restaurants and no others', async ({
  enter,
  baseURL,
}) => {
  const restaurants = new Entries(baseURL, '/locations', 'location')
  const leeds = await restaurants.add({ name: 'Leeds Station' })
  await restaurants.add({ name: 'Cork Quay' })
  const groups = new Entries(baseURL, '/locations/groups', 'group')
  await groups.add({ name: 'Trains', locations: [leeds.id] })

  const admin = await enter('admin')
  await openList(admin, 'Users')
  await admin.getByRole('button', { name: 'Emil Okafor' }).click()
  const account = admin.getByRole('form', { name: 'Account' })
  await expect(account.getByRole('radio', { name: 'Everywhere' })).toBeChecked()
  await press(admin, account.getByRole('radio', { name: 'Everywhere' }), null)
  await admin.keyboard.press('ArrowDown')
  await expect(account.getByRole('radio', { name: 'Some restaurants' })).toBeChecked()
  const save = account.getByRole('button', { name: 'Save' })
  await save.click()
  await expect(account.getByText('Please choose a group, a restaurant')).toBeVisible()
  const chosen = account.getByRole('combobox', { name: 'Restaurants of these groups' })
  await expect(chosen).toBeFocused()
  await admin.keyboard.type('tra')
  await expect(admin.getByRole('option', { name: 'Trains' })).toBeVisible()
  await admin.keyboard.press('ArrowDown')
  await admin.keyboard.press('Enter')
  await expect(account.getByText('Everything else can be read, but not changed')).toBeVisible()
  await press(admin, save)
  const close = admin.getByRole('button', { name: 'Close', exact: true })
  await close.click()
  await expect(close).toBeHidden()
  await expect(admin.getByRole('dialog').getByText('Changed what the account')).toBeVisible()
  await expectAccessibleInBothColours(admin)
  await account.getByLabel('Role').selectOption('Admin')
  await expect(account.getByText('An Admin may change everything.')).toBeVisible()
  await expect(account.getByRole('radio')).toHaveCount(0)
  await account.getByLabel('Role').selectOption('Editor')
  await expect(account.getByText('Trains', { exact: true })).toBeVisible()
  await admin.keyboard.press('Escape')
  await expect(admin.getByRole('row', { name: /Emil Okafor/ })).toContainText('Editor · limited')

  const editor = await enter('editor2')
  await editor.goto('/admin/profile')
  const limits = editor.getByRole('region', { name: 'May change' })
  await expect(limits).toContainText('Restaurants of these groups: Trains')
  await expectAccessibleInBothColours(editor)
  await openEntry(editor, 'Restaurants', 'Leeds Station')
  await expect(editor.getByRole('button', { name: 'Submit For Approval' })).toBeVisible()
  await openEntry(editor, 'Restaurants', 'Cork Quay')
  await expect(editor.getByText(outside)).toBeVisible()
  await expect(editor.getByRole('button', { name: /Save Draft|Submit For Approval/ })).toHaveCount(
    0,
  )
})

test('whoever is limited to a restaurant is offered nothing that would be refused', async ({
  enter,
  baseURL,
}) => {
  const leeds = await new Entries(baseURL, '/locations', 'location').add({ name: 'Leeds Station' })
  const { user } = await logIn(baseURL ?? '', 'editor2')
  const account = `/users/${(user as { id: number }).id}/update`
  const scopes = { locations: [leeds.id] }
  await new Entries(baseURL, account, 'user').add({ scopes }, 'admin')
  const editor = await enter('editor2')
  await openList(editor, 'Restaurants')
  const list = editor.getByRole('table', { name: 'Restaurants' })
  await expect(list.getByRole('checkbox').first()).toBeVisible()
  await expect(editor.getByRole('link', { name: 'Add restaurant' })).toHaveCount(0)
  await expect(editor.getByRole('button', { name: 'Import', exact: true })).toHaveCount(0)
  await openList(editor, 'Promotions')
  const promotions = editor.getByRole('table', { name: 'Promotions' })
  await expect(promotions.getByRole('link').first()).toBeVisible()
  await expect(promotions.getByRole('checkbox')).toHaveCount(0)
  await expect(editor.getByRole('link', { name: 'Add promotion' })).toHaveCount(0)
  await openList(editor, 'Restaurant groups')
  await expect(editor.getByText('There are no groups yet.')).toBeVisible()
  await expect(editor.getByRole('button', { name: 'New group' })).toHaveCount(0)
  await openList(editor, 'Media Library')
  await expect(editor.getByRole('button', { name: 'Upload' }).first()).toBeVisible()
  await expect(editor.getByRole('button', { name: 'Add New Folder' })).toHaveCount(0)
})
