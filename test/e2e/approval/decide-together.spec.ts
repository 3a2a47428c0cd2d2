// One decision on many changes (contract section 8).
import { expectAccessibleInBothColours } from '../support/accessible.ts'
import { line, openQueue, request } from '../support/approval-queue.ts'
import { Content } from '../support/content.ts'
import { expectNotice } from '../support/home-editor.ts'
import { horizontalOverflow } from '../support/horizontal-overflow.ts'
import { expect, test } from '../support/journey.ts'

test.use({ ownApp: true })

const questions = Array.from({ length: 40 }, (_, at) => `Is there question ${at + 1}?`)

test('forty imported entries are approved with three clicks, and nothing else is', async ({
  baseURL,
  staff,
  page,
}) => {
  const content = new Content(baseURL)
  await content.saveLine('editor', 'Open before the sun', 1)
  await content.importQuestions('editor', questions)
  const approver = await staff('approver')
  await openQueue(approver)
  await line(approver, 'Import of 40 changes').getByRole('link').click()
  const shown = approver.getByRole('article', { name: 'Import of 40 changes' })
  await expect(shown.getByRole('listitem')).toContainText(['Question: Answer (40): Yes.'])
  await shown.getByRole('button', { name: 'Approve' }).click()
  const dialog = approver.getByRole('dialog', { name: 'Approve 40 changes?' })
  await expect(dialog.getByRole('listitem')).toContainText(['Question: Question (40)'])
  await expectAccessibleInBothColours(approver)
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expectNotice(approver, 'Approve 40 changes?', '40 of 40 changes approved.')
  await expect(request(approver, 'ICM Banner')).toBeVisible()
  await page.goto('/faqs')
  await expect(page.getByText('Is there question 40?', { exact: true })).toBeAttached()
})

test('some are rejected with one remark by keyboard, on a phone too', async ({
  baseURL,
  staff,
}) => {
  const content = new Content(baseURL)
  await content.importQuestions('editor', questions.slice(0, 3))
  await content.importQuestions('editor2', ['One more?'])
  const approver = await staff('approver')
  await approver.setViewportSize({ width: 390, height: 844 })
  await openQueue(approver)
  await approver.getByRole('combobox', { name: 'Order of the queue' }).selectOption('newest')
  const lines = approver.getByRole('list', { name: 'Waiting changes' }).getByRole('listitem')
  await expect(lines.first()).toContainText('One more?')
  await line(approver, 'Import of 3 changes').getByRole('link').press('Enter')
  await approver.getByRole('link', { name: 'Show each change' }).press('Enter')
  await approver.getByRole('checkbox', { name: 'Select all on this page' }).focus()
  await approver.keyboard.press('Space')
  const bar = approver.getByRole('region', { name: 'Actions for the selected changes' })
  await expect(bar).toContainText('3 changes selected')
  expect(await horizontalOverflow(approver)).toBeLessThanOrEqual(0)
  await bar.getByRole('button', { name: 'Reject' }).focus()
  await approver.keyboard.press('Enter')
  const dialog = approver.getByRole('dialog', { name: 'Reject 3 changes?' })
  await dialog.getByLabel('Remarks').fill('Please say it shorter.')
  await expectAccessibleInBothColours(approver)
  await dialog.getByRole('button', { name: 'Reject' }).press('Enter')
  await expectNotice(approver, 'Reject 3 changes?', '3 of 3 changes rejected.')
  await approver.getByRole('button', { name: 'Show all changes' }).press('Enter')
  await expect(lines).toHaveCount(1)
  await expect(lines).toContainText('One more?')
})

test('in the log an import is a line a step, which opens into its lines and leads to all of it', async ({
  baseURL,
  staff,
}) => {
  const content = new Content(baseURL)
  await content.importQuestions('editor', questions)
  await content.saveLine('editor', 'Open before the sun', 1)
  const approver = await staff('approver')
  await openQueue(approver)
  await line(approver, 'Import of 40 changes').getByRole('link').click()
  await approver.getByRole('button', { name: 'Approve' }).click()
  const dialog = approver.getByRole('dialog', { name: 'Approve 40 changes?' })
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expectNotice(approver, 'Approve 40 changes?', '40 of 40 changes approved.')

  await approver.goto('/admin/logs')
  const table = approver.getByRole('table', { name: 'Activity log' })
  const imported = table.getByRole('row').filter({ hasText: '40 in one import' })
  await expect(imported).toHaveCount(3)
  await expect(imported.first()).toContainText('approved, and 39 more')
  await imported.first().getByRole('link').click()
  await expect(approver.getByText('Only one step of one import is shown.')).toBeVisible()
  await expect(approver.getByText('of 40')).toBeVisible()
  await expect(table.getByRole('row').filter({ hasText: 'Is there question' })).not.toHaveCount(0)
  await approver.getByRole('button', { name: 'Show the whole import' }).click()
  await expect(table.getByRole('row')).toHaveCount(4)
  await expectAccessibleInBothColours(approver)
  await approver.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => horizontalOverflow(approver)).toBeLessThanOrEqual(0)
  await approver.getByRole('button', { name: 'Show all changes' }).click()
  await expect(approver.getByText('ICM Banner submitted')).toBeVisible()
})
