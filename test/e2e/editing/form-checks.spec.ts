// What a submission would be refused for, each with a way to its field (issue 38, fit checks).
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/journey.ts'

test('the checks beside a form lead to the field that is missing, and to an end that is too early', async ({
  staff,
}) => {
  const editor = await staff('editor')
  await editor.goto('/admin/pages/addpromo')
  const checks = editor.getByRole('region', { name: 'Checks' })
  await expect(checks).toContainText('Fill in before you submit:')
  await checks.getByRole('button', { name: 'Title', exact: true }).click()
  const title = editor.getByRole('textbox', { name: 'Title', exact: true })
  await expect(title).toBeFocused()
  await title.fill('Soup season')
  await expect(checks).toContainText('All required fields are filled in.')
  await editor.getByLabel('Visible from').fill('2099-05-02T12:00')
  await editor.getByLabel('Visible until').fill('2099-05-01T12:00')
  await checks.getByRole('button', { name: 'It ends before it starts' }).click()
  await expect(editor.getByLabel('Visible until')).toBeFocused()
  await expectAccessible(editor)
  await editor.getByLabel('Visible until').fill('2099-05-03T12:00')
  await expect(checks).toContainText('All required fields are filled in.')
})
