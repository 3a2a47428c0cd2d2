// What a role may not do is not offered (the API tests show that it is rejected as well).
import { Content } from '../support/content.ts'
import { card, openHomeEditor } from '../support/home-editor.ts'
import { expect, test } from '../support/journey.ts'

test.use({ ownApp: true })

test('an editor sees no approval, an approver nothing to edit with', async ({
  staff,
  baseURL,
  browserErrors,
}) => {
  browserErrors.allowStatus(404)
  await new Content(baseURL).saveLine('editor2', 'Open before the sun', 1)

  const editor = await staff('editor')
  await openHomeEditor(editor)
  await expect(editor.getByRole('link', { name: /^Approval/ })).toHaveCount(0)
  await expect(editor.getByRole('button', { name: 'Approval', exact: true })).toHaveCount(0)

  const approver = await staff('approver')
  await openHomeEditor(approver)
  await expect(approver.getByRole('button', { name: /^(Edit |Save Draft|Submit)/ })).toHaveCount(0)
  await expect(card(approver, 'Work with Us').getByRole('textbox')).toHaveCount(0)
  await expect(approver.getByRole('button', { name: 'Preview' })).toHaveCount(6)
  const approval = approver.getByRole('button', { name: 'Approval', exact: true })
  await expect(approval).toHaveCount(1)
  await expect(card(approver, 'ICM Banner').getByRole('button', { name: 'Approval' })).toBeVisible()

  await editor.goto('/admin/approval')
  await expect(editor).toHaveURL('/error-404')
})
