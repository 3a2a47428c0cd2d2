// A rejected request comes back to its editor with the approver's remarks.

import { expectAccessibleInBothColours } from '../support/accessible.ts'
import { openApproval, openQueue } from '../support/approval-queue.ts'
import { Content } from '../support/content.ts'
import {
  card,
  expectNotice,
  openHomeEditor,
  openLog,
  sentences,
  take,
} from '../support/home-editor.ts'
import { expect, test } from '../support/journey.ts'

test.use({ ownApp: true })

test('the editor reads why, mends it and submits it again', async ({ staff, visit, baseURL }) => {
  await new Content(baseURL).saveLine('editor', 'The cheapest burgers in town', 1)
  const approver = await staff('approver')
  await openQueue(approver)
  const dialog = await openApproval(approver, 'ICM Banner')
  await dialog.getByRole('radio', { name: 'Reject' }).check()
  await dialog.getByLabel('Remarks').fill('We never say cheap.')
  await expectAccessibleInBothColours(approver)
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expectNotice(approver, 'ICM Banner', 'The change has been rejected.')

  const guest = await visit()
  await guest.goto('/home')
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText(
    'Flame-grilled since the first petal',
  )

  const editor = await staff('editor')
  await openHomeEditor(editor)
  const icm = card(editor, 'ICM Banner')
  await expect(icm.getByText('Rejected', { exact: true })).toBeVisible()
  await expect(icm.getByRole('note')).toContainText('We never say cheap.')
  await expect(icm.getByLabel('Name')).toHaveValue('The cheapest burgers in town')
  await expectAccessibleInBothColours(editor)
  await icm.getByLabel('Name').fill('Burgers worth the walk')
  await take(editor, 'ICM Banner', 'Submit For Approval', sentences.submitted)
  await expect(icm.getByText('Pending', { exact: true })).toBeVisible()
  const log = await openLog(editor)
  await expect(log.getByRole('row').filter({ hasText: 'Rejected' }).first()).toContainText(
    'We never say cheap.',
  )
})
