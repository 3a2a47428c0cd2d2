// The notice: written by an editor with an end, approved, and dismissed by a guest for good.
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/journey.ts'

test.use({ ownApp: true })

test('a notice goes on top of every page, and a guest who dismissed it does not see it again', async ({
  staff,
  visit,
}) => {
  const editor = await staff('editor')
  await editor.goto('/dashboard')
  await editor.getByRole('link', { name: 'Notice', exact: true }).click()
  const card = editor.getByRole('region', { name: 'Notice', exact: true })
  await card.getByRole('textbox', { name: 'Text', exact: true }).fill('We close at noon on Friday')
  await card.getByRole('combobox', { name: 'Link' }).fill('/contact')
  await card.getByLabel('Tone').selectOption('Closure')
  await card.getByLabel('Visible until').fill('2099-01-01T12:00')
  await card.getByRole('button', { name: 'Submit For Approval' }).click()
  await editor.getByRole('button', { name: 'Close' }).click()
  await expect(card).toContainText('Pending')

  const approver = await staff('approver')
  await approver.goto('/admin/pages/notice')
  const decided = approver.getByRole('region', { name: 'Notice', exact: true })
  await decided.getByRole('button', { name: 'Approval' }).click()
  const dialog = approver.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Approve' }).check()
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect(approver.getByRole('button', { name: 'Close' })).toBeVisible()

  const guest = await visit()
  await guest.goto('/home')
  const strip = guest.getByRole('region', { name: 'Notice', exact: true })
  await expect(strip).toContainText('Closed We close at noon on Friday')
  await expectAccessible(guest)
  await strip.getByRole('button', { name: 'Dismiss this notice' }).click()
  await expect(strip).toBeHidden()
  await guest.goto('/menu')
  await expect(guest.getByRole('banner')).toBeVisible()
  await expect(strip).toBeHidden()
})
