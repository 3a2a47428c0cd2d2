// The queue as a list beside a pane: by mouse, on a phone, right to left, and by its address.
import { expectAccessible, expectAccessibleInBothColours } from '../support/accessible.ts'
import { line, openQueue, request, showRequest } from '../support/approval-queue.ts'
import { Content } from '../support/content.ts'
import { Entries, promotionsOf } from '../support/entries.ts'
import { horizontalOverflow } from '../support/horizontal-overflow.ts'
import { expect, test } from '../support/journey.ts'

test.use({ ownApp: true })

const hour = 3_600_000

test.beforeEach(async ({ baseURL }) => {
  const content = new Content(baseURL)
  await content.saveLine('editor', 'Open before the sun', 1)
  await new Entries(baseURL, '/faqs', 'faq').add(
    { question: 'Is there soup?', answer: '<p>Every day.</p>', approval: 1 },
    'editor2',
  )
  await promotionsOf(baseURL).add({
    title: 'Soup from tomorrow',
    description: '<p>Hot.</p>',
    starts_at: new Date(Date.now() + 12 * hour).toISOString(),
    approval: 1,
  })
  // A draft of somebody else, which no approval publishes.
  await content.saveTeaser('editor2', { title: 'Nobody sent this' })
})

test('a change is read with its page before and after, and the address leads back to it', async ({
  staff,
}) => {
  const approver = await staff('approver')
  await openQueue(approver)
  const lines = approver.getByRole('list', { name: 'Waiting changes' }).getByRole('listitem')
  await expect(lines.first()).toContainText('Soup from tomorrow')
  await expect(lines.first()).toContainText('Urgent: planned to start')
  const entry = request(approver, 'Promotion: Soup from tomorrow')
  await expect(entry).toContainText('New: guests do not see this yet.')
  await expect(entry.getByRole('list', { name: 'What would change' })).not.toContainText('Now')

  const icm = await showRequest(approver, 'ICM Banner')
  const address = approver.url()
  await icm.getByRole('heading', { name: 'What guests see' }).scrollIntoViewIfNeeded()
  const before = approver.frameLocator('iframe[title="Before: ICM Banner"]')
  const after = approver.frameLocator('iframe[title="After: ICM Banner"]')
  await expect(before.getByRole('heading', { level: 1 })).toHaveText(/^Flame-grilled/)
  await expect(after.getByRole('heading', { level: 1 })).toHaveText('Open before the sun')
  await expect(after.getByText('Nobody sent this')).toHaveCount(0)
  await icm.getByRole('button', { name: 'Before' }).click()
  await expect(approver.locator('iframe')).toHaveCount(1)
  await icm.getByRole('button', { name: 'Desktop' }).click()
  await expect(approver.locator('iframe')).toHaveAttribute('width', '1280')
  await expectAccessibleInBothColours(approver)

  await approver.setViewportSize({ width: 1440, height: 1080 })
  const question = await showRequest(approver, 'Question: Is there soup?')
  const page = approver.frameLocator('iframe[title^="After: Question"]')
  await expect(page.getByText('Every day.')).toBeInViewport()
  await expect(question.getByRole('heading', { level: 2 })).toBeInViewport()
  await approver.goBack()
  await expect(request(approver, 'ICM Banner')).toBeVisible()
  await approver.goto(address)
  await expect(request(approver, 'ICM Banner')).toBeVisible()
})

test('the queue is narrowed by author and waiting time, and lines are ticked with Shift', async ({
  staff,
}) => {
  const approver = await staff('approver')
  await openQueue(approver)
  const lines = approver.getByRole('list', { name: 'Waiting changes' }).getByRole('listitem')
  await expect(lines).toHaveCount(3)
  await lines.nth(0).getByRole('checkbox').click()
  await lines
    .nth(2)
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] })
  const bar = approver.getByRole('region', { name: 'Actions for the selected changes' })
  await expect(bar).toContainText('3 changes selected')
  await bar.getByRole('button', { name: 'Clear selection' }).click()
  await approver.getByRole('combobox', { name: 'Filter by author' }).selectOption('editor2')
  await expect(lines).toHaveCount(1)
  await expect(lines).toContainText('Is there soup?')
  await approver.getByRole('combobox', { name: 'Filter by waiting time' }).selectOption('1')
  await expect(lines).toHaveCount(0)
  await approver.goBack()
})

test('on a phone the list and the change take turns', async ({ staff, page }) => {
  const approver = await staff('approver')
  await approver.setViewportSize({ width: 390, height: 844 })
  await openQueue(approver)
  await expect(approver.getByRole('article')).toHaveCount(0)
  await expectAccessibleInBothColours(approver)
  expect(await horizontalOverflow(approver)).toBeLessThanOrEqual(0)
  const entry = await showRequest(approver, 'ICM Banner')
  await expect(line(approver, 'ICM Banner')).toHaveCount(0)
  expect(await horizontalOverflow(approver)).toBeLessThanOrEqual(0)
  await expectAccessibleInBothColours(approver)
  await approver.getByRole('button', { name: 'Back to the list' }).click()
  await expect(line(approver, 'ICM Banner').getByRole('link')).toBeFocused()
  await line(approver, 'ICM Banner').getByRole('link').click()
  await entry.getByRole('button', { name: 'Approve' }).click()
  await expect(request(approver, 'Question: Is there soup?')).toBeVisible()
  await approver.goBack()
  await expect(approver.getByText('2 changes are waiting for a decision.')).toBeVisible()
  await page.goto('/home')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Open before the sun')
})

test('comments that are opened before the list is there stay open', async ({ staff }) => {
  const approver = await staff('approver')
  await openQueue(approver)
  await showRequest(approver, 'ICM Banner')
  const list = Promise.withResolvers<void>()
  await approver.route(/\/api\/approvals\?.*grouped/, async (route) => {
    await list.promise
    await route.continue()
  })
  await approver.reload()
  await request(approver, 'ICM Banner')
    .getByRole('button', { name: /^Comments/ })
    .click()
  const panel = approver.getByRole('complementary', { name: 'Comments: ICM Banner' })
  await panel.getByLabel('Your comment').fill('Too early?')
  list.resolve()
  await expect(line(approver, 'ICM Banner')).toBeVisible()
  await expect(panel.getByLabel('Your comment')).toHaveValue('Too early?')
})

test('right to left the pane stands on the left, and the keys are those of the keyboard', async ({
  staff,
}) => {
  const approver = await staff('approver')
  await approver.setViewportSize({ width: 1440, height: 900 })
  await approver.goto('/admin/approval')
  await approver.evaluate(() => localStorage.setItem('language', 'ae'))
  await approver.goto('/admin/approval')
  await expect(approver.locator('html')).toHaveAttribute('dir', 'rtl')
  const list = approver.getByRole('list', { name: 'التغييرات بانتظار القرار' })
  const pane = approver.locator('section[data-read]')
  await expect(pane).toBeVisible()
  const [left, right] = [await pane.boundingBox(), await list.boundingBox()]
  expect(left?.x ?? 0).toBeLessThan(right?.x ?? 0)
  const title = pane.getByRole('heading', { level: 2 })
  const first = await title.innerText()
  await approver.evaluate(() =>
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'ت', code: 'KeyJ' })),
  )
  await expect(title).not.toHaveText(first)
  await expectAccessible(approver)
})
