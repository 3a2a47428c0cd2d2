// An approver takes a part of a change and sends the rest back (contract section 8).
import { expectAccessibleInBothColours } from '../support/accessible.ts'
import { openQueue, showRequest } from '../support/approval-queue.ts'
import { Content } from '../support/content.ts'
import { card, expectNotice, openHomeEditor, sentences, take } from '../support/home-editor.ts'
import { horizontalOverflow } from '../support/horizontal-overflow.ts'
import { expect, test } from '../support/journey.ts'

test.use({ ownApp: true })

test('a part goes live, and its author takes the suggestion for the rest with one click', async ({
  baseURL,
  staff,
  visit,
}) => {
  const texts = { title: 'Come and cook', description: 'Join a crew of freinds.' }
  await new Content(baseURL).saveTeaser('editor', texts, 1)
  const approver = await staff('approver')
  await openQueue(approver)
  const shown = await showRequest(approver, 'Work with Us')
  await shown.getByRole('checkbox', { name: 'Accept: Description' }).uncheck()
  await expectAccessibleInBothColours(approver)
  await shown.getByRole('button', { name: 'Approve 1 of 2' }).click()
  const title = 'Decide on parts of Work with Us'
  const dialog = approver.getByRole('dialog', { name: title })
  await expect(dialog.getByRole('listitem')).toHaveCount(1)
  await dialog.getByLabel('Remark on Description').fill('A typing error.')
  await dialog.getByLabel('Suggest instead, for Description').fill('Join a crew of friends.')
  await dialog.getByLabel('Remarks', { exact: true }).fill('Nearly there.')
  await expectAccessibleInBothColours(approver)
  await dialog.getByRole('button', { name: 'Approve 1 of 2' }).click()
  await expectNotice(approver, title, 'Approved in part.')

  const guest = await visit()
  await guest.goto('/home')
  await expect(guest.getByText('Come and cook').first()).toBeAttached()
  await expect(guest.getByText('Join a crew')).toHaveCount(0)

  const editor = await staff('editor')
  await openHomeEditor(editor)
  const teaser = card(editor, 'Work with Us')
  await expect(teaser.getByText('Draft', { exact: true })).toBeVisible()
  await expect(teaser.getByText('Nearly there.')).toBeVisible()
  const remark = teaser.getByRole('note', { name: 'Remark on Description by approver' })
  await expect(remark).toContainText('A typing error.')
  await remark.getByRole('button', { name: 'Use the suggestion' }).click()
  await expect(teaser.getByRole('textbox', { name: 'Description' })).toHaveValue(
    'Join a crew of friends.',
  )
  await expectAccessibleInBothColours(editor)
  await remark.getByRole('button', { name: 'Resolve' }).click()
  await expect(remark).toHaveCount(0)
  await expect(teaser.getByRole('textbox', { name: 'Description' })).toHaveValue(
    'Join a crew of friends.',
  )
  await take(editor, 'Work with Us', 'Submit For Approval', sentences.submitted)

  await approver.reload()
  const again = await showRequest(approver, 'Work with Us')
  await expect(again.getByRole('listitem')).toHaveCount(1)
  await expect(again.getByRole('listitem')).toContainText('Join a crew of friends.')
})

test('on a phone and by keys all of it is sent back with remarks at the fields', async ({
  baseURL,
  staff,
}) => {
  const texts = { title: 'Work here', description: 'Now.' }
  await new Content(baseURL).saveTeaser('editor', texts, 1)
  const approver = await staff('approver')
  await approver.setViewportSize({ width: 390, height: 844 })
  await openQueue(approver)
  const shown = await showRequest(approver, 'Work with Us')
  for (const name of ['Title', 'Description'])
    await shown.getByRole('checkbox', { name: `Accept: ${name}` }).press('Space')
  await shown.getByRole('button', { name: 'Reject all of it' }).press('Enter')
  const title = 'Decide on parts of Work with Us'
  const dialog = approver.getByRole('dialog', { name: title })
  for (const name of ['Title', 'Description']) {
    await dialog.getByLabel(`Remark on ${name}`).fill(`Not this ${name}.`)
  }
  expect(await horizontalOverflow(approver)).toBeLessThanOrEqual(0)
  await dialog.getByRole('button', { name: 'Reject all of it' }).press('Enter')
  await expectNotice(approver, title, 'The change has been rejected.')
  const editor = await staff('editor')
  await openHomeEditor(editor)
  const teaser = card(editor, 'Work with Us')
  await expect(teaser.getByText('Rejected', { exact: true })).toBeVisible()
  await expect(teaser.getByRole('note', { name: 'Remark on Title by approver' })).toContainText(
    'Not this Title.',
  )
})

test('ticks stay with their change, and the key that approves asks about what goes back', async ({
  baseURL,
  staff,
}) => {
  const content = new Content(baseURL)
  await content.saveTeaser('editor', { title: 'Cook', description: 'Today.' }, 1)
  await content.saveLine('editor', 'Open before the sun', 1)
  const approver = await staff('approver')
  await approver.setViewportSize({ width: 1440, height: 1080 })
  await openQueue(approver)
  const shown = await showRequest(approver, 'Work with Us')
  const title = shown.getByRole('checkbox', { name: 'Accept: Title' })
  const selected = approver.getByRole('checkbox', { name: 'Select Work with Us' })
  await selected.check()
  await title.uncheck()
  // Nothing approves the whole of it by mistake.
  await expect(selected).toHaveCount(0)
  await expect(
    approver.getByRole('region', { name: 'Actions for the selected changes' }),
  ).toHaveCount(0)
  await expect(shown.getByRole('button', { name: 'Approval' })).toHaveCount(0)
  const other = await showRequest(approver, 'ICM Banner')
  await expect(other.getByRole('button', { name: 'Approve', exact: true })).toBeVisible()
  await showRequest(approver, 'Work with Us')
  await expect(title).not.toBeChecked()
  await expect(approver.locator('[data-read="true"]')).toBeVisible()
  await approver.keyboard.press('a')
  const dialog = approver.getByRole('dialog', { name: 'Decide on parts of Work with Us' })
  await expect(dialog.getByRole('listitem')).toContainText('Title')
  await dialog.getByLabel('Remark on Title').fill('Too short.')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await title.check()
  await shown.getByRole('checkbox', { name: 'Accept: Description' }).uncheck()
  await shown.getByRole('button', { name: 'Approve 1 of 2' }).click()
  await dialog.getByLabel('Remark on Description').fill('Not today.')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await title.uncheck()
  await shown.getByRole('button', { name: 'Reject all of it' }).click()
  await expect(dialog.getByLabel('Remark on Title')).toHaveValue('Too short.')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await title.check()
  await shown.getByRole('checkbox', { name: 'Accept: Description' }).check()
  await expect(shown.getByRole('button', { name: 'Approve', exact: true })).toBeVisible()
  await expect(selected).not.toBeChecked()
})
