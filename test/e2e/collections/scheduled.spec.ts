// A promotion is scheduled while another version of it is live, and the live one is corrected
// meanwhile: both editor and approver are told that the scheduled one was written before.
import { expectAccessibleInBothColours } from '../support/accessible.ts'
import { approve, openQueue, request } from '../support/approval-queue.ts'
import { promotionsOf } from '../support/entries.ts'
import { form, inDays, openEntry, row, step } from '../support/entry-screen.ts'
import { sentences } from '../support/home-editor.ts'
import { expect, test } from '../support/journey.ts'

test.use({ ownApp: true })

const title = 'Double cheddar week'
const asked = `Promotion: ${title}`

test('a promotion is scheduled while another is live, which is corrected', async ({
  enter,
  visit,
  baseURL,
}) => {
  const { id } = await promotionsOf(baseURL).publish({ title, summary: 'Two sliced, one prise.' })
  const editor = await enter('editor')
  const approver = await enter('approver')

  await test.step('the next version is to come in ten days', async () => {
    await openEntry(editor, 'Promotions', title)
    const promotion = form(editor, 'Promotion')
    await promotion.getByLabel('Summary').fill('Three slices, one price.')
    await promotion.getByLabel('Visible from').fill(inDays(10))
    await promotion.getByLabel('Visible until').fill(inDays(20))
    await step(editor, 'Promotion', 'Submit For Approval', sentences.submitted)
    await expect(promotion.getByRole('img', { name: 'Locked' })).toBeVisible()
    await approve(approver, asked)
    await editor.reload()
    await expect(promotion.getByText('What guests see', { exact: true })).toBeVisible()
    await expect(promotion.getByText('Scheduled', { exact: true })).toBeVisible()
  })

  await test.step('guests see the one that is live, and its mistake is fixed', async () => {
    const promotion = form(editor, 'Promotion')
    await expect(promotion.getByLabel('Summary')).toHaveValue('Two sliced, one prise.')
    await promotion.getByLabel('Summary').fill('Two slices, one price.')
    await step(editor, 'Promotion', 'Submit For Approval', sentences.submitted)
    await approver.reload()
    await openQueue(approver)
    await expect(request(approver, asked)).toContainText('Two slices, one price.')
    await approve(approver, asked)
    const guest = await visit()
    await guest.goto(`/promotion/${id}/details`)
    await expect(guest.getByRole('main')).toContainText('Two slices, one price.')
  })

  await test.step('the one to come is marked as written before, with what it would take back', async () => {
    await editor.reload()
    const promotion = form(editor, 'Promotion')
    const note = promotion.getByRole('note').filter({ hasText: 'It was written before this' })
    await expect(note.getByRole('list', { name: 'Changes that it will overwrite' })).toContainText(
      'Two slices, one price.',
    )
    await note.getByText('What it will change').click()
    await expect(note).toContainText('Three slices, one price.')
    await expectAccessibleInBothColours(editor)
  })

  await test.step('it is opened again, and keeps its time', async () => {
    const promotion = form(editor, 'Promotion')
    await promotion.getByRole('button', { name: 'Edit the scheduled version' }).click()
    await expect(promotion.getByLabel('Summary')).toHaveValue('Three slices, one price.')
    await expect(promotion.getByLabel('Visible from')).not.toHaveValue('')
    await expect(promotion.getByText('In progress')).toBeVisible()
    await editor.getByRole('link', { name: 'Promotions', exact: true }).first().click()
    await editor.getByRole('searchbox', { name: 'Search' }).fill('cheddar week')
    await expect(row(editor, title)).toContainText('Changes on')
    await expect(row(editor, title)).toContainText('Draft')
  })
})
