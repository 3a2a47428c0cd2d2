// A request for one approver: assigned by keyboard, seen as one's own, passed on from a phone.
import { expectAccessibleInBothColours } from '../support/accessible.ts'
import { openQueue, request } from '../support/approval-queue.ts'
import { Content } from '../support/content.ts'
import { card, openHomeEditor } from '../support/home-editor.ts'
import { expect, test } from '../support/journey.ts'

test.use({ ownApp: true })

test('a request is assigned by keyboard, told, found as one’s own and given back on a phone', async ({
  enter,
  staff,
  baseURL,
}) => {
  await new Content(baseURL).saveLine('editor', 'Open before the sun', 1)
  const editor = await enter('editor')
  await openHomeEditor(editor)
  const icm = card(editor, 'ICM Banner')
  await icm.getByRole('button', { name: 'Assign' }).press('Enter')
  const dialog = editor.getByRole('dialog', { name: 'Assign “ICM Banner”' })
  const person = dialog.getByRole('combobox', { name: 'Person' })
  await dialog.getByLabel('Note').fill('Before the campaign, please.')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await icm.getByRole('button', { name: 'Assign' }).press('Enter')
  await expect(person).toBeFocused()
  await editor.keyboard.type('appr')
  await expect(editor.getByRole('option')).not.toHaveCount(0)
  await expect(editor.getByRole('option', { name: '@editor' })).toHaveCount(0)
  await editor.keyboard.press('ArrowDown')
  await editor.keyboard.press('ArrowDown')
  await editor.keyboard.press('Enter')
  await expect(person).toHaveValue(/@approver\)/)
  await expectAccessibleInBothColours(editor)
  await dialog.getByLabel('Due date').fill('2099-05-01')
  await expect(dialog.getByLabel('Note')).toHaveValue('Before the campaign, please.')
  await dialog.getByRole('button', { name: 'Assign', exact: true }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(icm.getByText('Assigned to')).toContainText('due Friday, 1 May 2099')

  const approver = await staff('approver')
  await approver.goto('/dashboard')
  const mine = approver.getByRole('region', { name: 'Assigned to me' })
  await expect(mine).toContainText('Before the campaign, please.')
  await expectAccessibleInBothColours(approver)
  await openQueue(approver)
  await approver.getByRole('combobox', { name: 'Assigned to' }).selectOption('Assigned to me')
  await expect(approver).toHaveURL(/assignee=approver/)
  await approver.goto('/dashboard')
  await approver.setViewportSize({ width: 390, height: 844 })
  await mine.getByRole('link', { name: 'ICM Banner' }).click()
  const shown = request(approver, 'ICM Banner')
  await shown.getByRole('button', { name: 'Change assignment' }).click()
  const change = approver.getByRole('dialog', { name: 'Assign “ICM Banner”' })
  await expectAccessibleInBothColours(approver)
  await change.getByRole('button', { name: 'Unassign' }).click()
  await expect(change).toBeHidden()
  await expect(shown.getByText('Assigned to')).toBeHidden()
  await expect(shown.getByRole('button', { name: 'Assign', exact: true })).toBeFocused()
})
