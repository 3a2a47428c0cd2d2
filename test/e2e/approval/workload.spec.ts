// Who waits for whom (issue 38): from what waits for a decision, by role.
import { expectAccessibleInBothColours } from '../support/accessible.ts'
import { line } from '../support/approval-queue.ts'
import { Content } from '../support/content.ts'
import { horizontalOverflow } from '../support/horizontal-overflow.ts'
import { expect, test } from '../support/journey.ts'

test.use({ ownApp: true })

test('an approver sees who waits for whom, and goes to what waits', async ({ baseURL, staff }) => {
  const content = new Content(baseURL)
  await content.importQuestions('editor', ['One?', 'Two?'])
  await content.saveLine('editor2', 'Open before the sun', 1)
  const approver = await staff('approver')
  await approver.goto('/dashboard')
  await approver.getByRole('link', { name: 'Workload' }).click()
  const table = approver.getByRole('table', { name: 'Workload' })
  const waiting = table.getByRole('row').filter({ hasText: 'editor Editor' })
  await expect(waiting).toContainText('Any approver')
  await expect(waiting).toContainText('2 requests')
  await expect(approver.getByText('Approver: 3, the oldest')).toBeVisible()
  await expectAccessibleInBothColours(approver)
  await approver.getByLabel('Role of those who are waited for').selectOption('Editor')
  await expect(approver.getByText('Nobody is waiting for anybody.')).toBeVisible()
  await approver.reload()
  await expect(approver.getByText('Nobody is waiting for anybody.')).toBeVisible()
  await approver.getByLabel('Role of those who are waited for').selectOption('All roles')
  await waiting.getByRole('link', { name: '2 requests' }).click()
  await expect(line(approver, 'Import of 2 changes')).toBeVisible()
  await expect(line(approver, 'ICM Banner')).toHaveCount(0)
  await approver.goBack()
  await approver.setViewportSize({ width: 390, height: 844 })
  await expect(approver.getByRole('list', { name: 'Workload' })).toContainText('Any approver')
  await expect.poll(() => horizontalOverflow(approver)).toBeLessThanOrEqual(0)
})
