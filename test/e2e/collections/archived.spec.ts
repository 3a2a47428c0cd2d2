// An entry leaves the site by approval, its address says so, and it comes back the same way.
import { expectAccessibleInBothColours } from '../support/accessible.ts'
import { approve } from '../support/approval-queue.ts'
import { promotionsOf } from '../support/entries.ts'
import { openEntry } from '../support/entry-screen.ts'
import { expectNotice, sentences } from '../support/home-editor.ts'
import { expect, test } from '../support/journey.ts'

test.use({ ownApp: true })

const title = 'Pumpkin pie day'

test('a promotion is archived, gone for guests (410), and brought back', async ({
  enter,
  visit,
  baseURL,
  browserErrors,
}) => {
  browserErrors.allowStatus(410)
  const { id } = await promotionsOf(baseURL).publish({ title, summary: 'One day only.' })
  const editor = await enter('editor')
  const approver = await enter('approver')
  const guest = await visit()
  await openEntry(editor, 'Promotions', title)

  await editor.getByRole('button', { name: 'Archive', exact: true }).click()
  const sure = editor.getByRole('dialog', { name: `Archive “${title}”?` })
  await expectAccessibleInBothColours(editor)
  await sure.getByRole('button', { name: 'Archive', exact: true }).click()
  await expectNotice(editor, title, sentences.submitted)
  await approve(approver, `Promotion: ${title}`)
  expect((await guest.goto(`/promotion/${id}/details`))?.status()).toBe(410)
  await guest.goto('/promotion')
  await expect(guest.getByText(title)).toHaveCount(0)

  await editor.reload()
  await expect(editor.getByText('Guests do not see this entry')).toBeVisible()
  await expectAccessibleInBothColours(editor)
  await editor.getByRole('button', { name: 'Restore', exact: true }).click()
  await editor
    .getByRole('dialog', { name: `Restore “${title}”?` })
    .getByRole('button', { name: 'Restore', exact: true })
    .click()
  await expectNotice(editor, title, sentences.submitted)
  await approve(approver, `Promotion: ${title}`)
  expect((await guest.goto(`/promotion/${id}/details`))?.status()).toBe(200)
  await expect(guest.getByRole('main')).toContainText('One day only.')
})
