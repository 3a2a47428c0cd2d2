// A recall by a named person from a phone, reviewed by an approver (docs/decisions/0130).
import { expectAccessibleInBothColours } from '../support/accessible.ts'
import { line, openQueue } from '../support/approval-queue.ts'
import { horizontalOverflow } from '../support/horizontal-overflow.ts'
import { expect, test } from '../support/journey.ts'

test.use({ ownApp: true })

const phone = { width: 390, height: 844 }

test('three taps on a phone put a recall on every page, and an approver keeps it there', async ({
  staff,
  visit,
}) => {
  const admin = await staff('admin')
  await admin.goto('/admin/settings')
  await admin.getByRole('textbox', { name: 'Who can publish an urgent notice' }).fill('editor')
  await admin.getByRole('button', { name: 'Save', exact: true }).last().click()
  await admin.getByRole('button', { name: 'Close' }).click()

  const editor = await staff('editor')
  await editor.setViewportSize(phone)
  await editor.goto('/dashboard')
  await editor.getByRole('link', { name: 'Urgent notice' }).click()
  const publish = editor.getByRole('button', { name: 'Publish Now' })
  await expect(publish).toBeInViewport()
  await expectAccessibleInBothColours(editor)
  expect(await horizontalOverflow(editor)).toBeLessThanOrEqual(0)
  await publish.click()
  const dialog = editor.getByRole('dialog', { name: 'Publish this notice now?' })
  await expect(dialog).toContainText('Product recall')
  await expect(dialog).toContainText('within 60 minutes')
  await expectAccessibleInBothColours(editor)
  await dialog.getByRole('button', { name: 'Publish Now' }).click()
  const done = editor.getByRole('dialog', { name: 'Published' })
  await expect(done).toContainText('unless somebody else approves it')
  await done.getByRole('button', { name: 'Close' }).click()
  await expect(editor).toHaveURL(/\/dashboard$/)

  const guest = await visit({ viewport: phone })
  for (const path of ['/home', '/menu']) {
    await guest.goto(path)
    const strip = guest.getByRole('region', { name: 'Notice', exact: true })
    await expect(strip).toContainText('Product recall: please do not eat this product.')
  }

  const approver = await staff('approver')
  await approver.setViewportSize(phone)
  await openQueue(approver)
  const urgent = line(approver, 'on the website without approval until')
  await urgent.getByRole('link').click()
  await approver.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(urgent).toHaveCount(0)
  await approver.goto('/admin/logs?kind=urgent_notice')
  await expect(approver.getByText('Urgent notice approved')).toBeVisible()
  await expect(
    approver.getByText('Urgent notice published as urgent, before its approval'),
  ).toBeVisible()
})

test('whom the settings do not name finds no button, and is told why at its address', async ({
  enter,
}) => {
  const editor = await enter('editor2')
  await expect(editor.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await editor.goto('/admin/urgent-notice')
  await expect(editor.getByText('The settings do not name you')).toBeVisible()
  await expect(editor.getByRole('button', { name: 'Publish Now' })).toHaveCount(0)
})
