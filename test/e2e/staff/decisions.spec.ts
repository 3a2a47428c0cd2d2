// Decisions that the rules of the workflow reject (contract section 2).
import { DatabaseSync } from 'node:sqlite'
import { expectAccessibleInBothColours } from '../support/accessible.ts'
import { openApproval, openQueue, request } from '../support/approval-queue.ts'
import { Content } from '../support/content.ts'
import { card, openHomeEditor } from '../support/home-editor.ts'
import { expect, test } from '../support/journey.ts'

test.use({ ownApp: true })

test.beforeEach(async ({ baseURL }) => {
  await new Content(baseURL).saveLine('editor', 'Open before the sun', 1)
})

test('without a choice the dialog asks for one', async ({ staff }) => {
  const approver = await staff('approver')
  await openQueue(approver)
  const dialog = await openApproval(approver, 'ICM Banner')
  await dialog.getByRole('button', { name: 'Submit' }).click()
  const missing = dialog.getByRole('alert').filter({ hasText: 'Please select your request.' })
  await expect(missing).toBeVisible()
  await dialog.getByRole('radio', { name: 'Approve' }).check()
  await expect(dialog.getByText('Please select your request.')).toHaveCount(0)
})

test('half-written remarks outlast the dialog and the page', async ({ enter }) => {
  const approver = await enter('approver')
  await openQueue(approver)
  const dialog = await openApproval(approver, 'ICM Banner')
  await dialog.getByRole('radio', { name: 'Reject' }).check()
  await dialog.getByLabel('Remarks').fill('Too long for a')
  await approver.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await approver.reload()
  const again = await openApproval(approver, 'ICM Banner')
  await again.getByRole('radio', { name: 'Reject' }).check()
  await expect(again.getByLabel('Remarks')).toHaveValue('Too long for a')
  await again.getByLabel('Remarks').fill('Too long for a phone.')
  await again.getByRole('button', { name: 'Submit' }).click()
  await expect(approver.getByText('The change has been rejected.')).toBeVisible()
  expect(await approver.evaluate(() => JSON.stringify(localStorage))).not.toContain('Too long')
})

test('of two approvers the second is told that it is decided', async ({ staff, browserErrors }) => {
  browserErrors.allowStatus(409)
  const first = await staff('approver')
  const second = await staff('approver2')
  await openQueue(first)
  await openQueue(second)
  const late = await openApproval(second, 'ICM Banner')
  await late.getByRole('radio', { name: 'Reject' }).check()
  await late.getByLabel('Remarks').fill('Too long for a phone.')

  const dialog = await openApproval(first, 'ICM Banner')
  await dialog.getByRole('radio', { name: 'Approve' }).check()
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect(first.getByText('The change has been approved.')).toBeVisible()

  await late.getByRole('button', { name: 'Submit' }).click()
  await expect(late.getByRole('alert')).toHaveText(
    'This change is no longer waiting for a decision.',
  )
  await expect(late.getByLabel('Remarks')).toHaveValue('Too long for a phone.')
  await late.getByRole('button', { name: 'Cancel' }).click()
  await expect(second.getByText('No changes are waiting for a decision.')).toBeVisible()
})

test('what is changed meanwhile is shown in the dialog, and has to be chosen on anew', async ({
  staff,
  baseURL,
  browserErrors,
}) => {
  browserErrors.allowStatus(409)
  const approver = await staff('approver')
  await openQueue(approver)
  const dialog = await openApproval(approver, 'ICM Banner')
  const changes = dialog.getByRole('list', { name: 'What would change' })
  await expect(changes).toContainText('Open before the sun')
  await dialog.getByRole('radio', { name: 'Reject' }).check()
  await dialog.getByLabel('Remarks').fill('Too long for a phone.')

  await new Content(baseURL).changeSubmittedLine('editor', 'Open at dawn')
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect(changes).toContainText('Open at dawn')
  await expect(changes).not.toContainText('Open before the sun')
  await expect(dialog.getByRole('alert')).toContainText(
    'The change was edited while you were deciding.',
  )
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(dialog.getByLabel('Remarks')).toHaveValue('Too long for a phone.')
  await expect(request(approver, 'ICM Banner')).toContainText('Open at dawn')
  await expectAccessibleInBothColours(approver)

  await dialog.getByRole('radio', { name: 'Approve' }).check()
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect(approver.getByText('The change has been approved.')).toBeVisible()
  await expect(approver.getByText('No changes are waiting for a decision.')).toBeVisible()
  await approver.getByRole('button', { name: 'Close', exact: true }).click()
  const heading = approver.getByRole('heading', { level: 1, name: 'Approval' })
  await expect(heading).toBeFocused()

  // What comes later leaves the reader where they are.
  await heading.blur()
  await new Content(baseURL).saveLine('editor', 'Open till late', 1)
  await expect(request(approver, 'ICM Banner')).toContainText('Open till late', { timeout: 40_000 })
  await approver.evaluate(() => new Promise((done) => setTimeout(done, 300)))
  await expect(heading).not.toBeFocused()
})

test('a card says what would change before anybody decides', async ({ staff }) => {
  const approver = await staff('approver')
  await openHomeEditor(approver)
  const icm = card(approver, 'ICM Banner')
  const changes = icm.getByRole('list', { name: 'What would change' })
  await expect(changes).toContainText('Flame-grilled since the first petal')
  await expect(changes).toContainText('Open before the sun')
  await icm.getByRole('button', { name: 'Approval' }).click()
  const dialog = approver.getByRole('dialog', { name: 'Approval: ICM Banner' })
  await expect(dialog.getByRole('list', { name: 'What would change' })).toContainText(
    'Open before the sun',
  )
})

test('nobody is offered a decision on what they wrote themselves', async ({ staff, app }) => {
  const database = new DatabaseSync(app?.database ?? '', { timeout: 10_000 })
  database.exec(`update person set role = 'Approver' where username = 'editor'`)
  database.close()
  const author = await staff('editor')
  await openQueue(author)
  await expect(request(author, 'ICM Banner')).toContainText('was submitted by editor')
  await expect(author.getByRole('button', { name: 'Approval', exact: true })).toHaveCount(0)
})

test('the author takes a request back, and it is a draft again', async ({ staff }) => {
  const editor = await staff('editor')
  await openHomeEditor(editor)
  const icm = card(editor, 'ICM Banner')
  await icm.getByRole('button', { name: 'Withdraw' }).click()
  const told = editor.getByRole('dialog', { name: 'ICM Banner' })
  await expect(told).toContainText('Your change was withdrawn. It is a draft again.')
  await told.getByRole('button', { name: 'Close' }).click()
  await expect(icm.getByLabel('Name')).toHaveValue('Open before the sun')
})
