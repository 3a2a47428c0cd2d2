// A ticket's life, seen by who opened it and by the desk, each in a browser of their own.
import type { Page } from '@playwright/test'
import { expectAccessibleInBothColours } from '../support/accessible.ts'
import { holdRequests } from '../support/hold-requests.ts'
import { expect, test } from '../support/journey.ts'

test.use({ ownApp: true })

const title = 'The hero banner is cut off'

async function openSupport(page: Page) {
  await page.getByRole('link', { name: 'Support', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Support', level: 1 })).toBeVisible()
}

async function openTicket(page: Page) {
  await page.getByRole('button', { name: title }).click()
  const dialog = page.getByRole('dialog', { name: title })
  await expect(dialog.getByText('On my phone, since this morning.')).toBeVisible()
  return dialog
}

async function closeResult(page: Page, sentence: string) {
  await expect(page.getByText(sentence).first()).toBeVisible()
  const close = page.getByRole('button', { name: 'Close', exact: true })
  await close.click()
  await expect(close).toBeHidden()
}

/** The column of what a ticket is called is the wide one, on a tablet too. */
async function expectRoomForTitle(page: Page) {
  await page.setViewportSize({ width: 820, height: 900 })
  const widthOf = async (name: string) =>
    (await page.getByRole('columnheader', { name }).boundingBox())?.width ?? 0
  expect(await widthOf('Title')).toBeGreaterThan(2 * (await widthOf('No.')))
  await page.setViewportSize({ width: 1280, height: 720 })
}

test('what is typed into a ticket outlasts the page, until it is sent or thrown away', async ({
  enter,
}) => {
  const editor = await enter('editor')
  await openSupport(editor)
  const open = () => editor.getByRole('button', { name: 'OpenTicket' }).click()
  const asking = editor.getByRole('dialog', { name: 'New ticket' })
  const typeTitle = async (text: string) => {
    await open()
    await asking.getByLabel('Title').fill(text)
    await editor.reload()
    await open()
    await expect(asking.getByLabel('Title')).toHaveValue(text)
  }
  await typeTitle('Never mind')
  await editor.keyboard.press('Escape')
  await editor.getByRole('button', { name: 'Discard' }).click()
  await expect(asking).toBeHidden()
  await open()
  await expect(asking.getByLabel('Title')).toHaveValue('')
  await editor.keyboard.press('Escape')
  await typeTitle(title)
  await asking.getByLabel('Description').fill('On my phone, since this morning.')
  await asking.getByRole('button', { name: 'Submit' }).click()
  await closeResult(editor, 'Your ticket was sent.')

  const ours = await openTicket(editor)
  await ours.getByLabel('Your reply').fill('An old')
  await editor.reload()
  await expect(ours.getByLabel('Your reply')).toHaveValue('An old')
  const sending = await holdRequests(editor, '**/api/tickets/*/answers')
  await ours.getByRole('button', { name: 'Send reply' }).click()
  await ours.getByLabel('Your reply').fill('An old one.')
  sending.release()
  await expect(ours.getByLabel('Your reply')).toHaveValue('one.')
  await editor.reload()
  await expect(ours.getByLabel('Your reply')).toHaveValue('one.')
  await editor.keyboard.press('Escape')
  await editor.getByRole('button', { name: 'Discard' }).click()
  await expect(ours).toBeHidden()

  const desk = await enter('support')
  await openSupport(desk)
  const theirs = await openTicket(desk)
  await theirs.getByLabel('Remarks').fill('Looking at it')
  await theirs.getByLabel('Status').selectOption('In Progress')
  await desk.reload()
  await expect(theirs.getByLabel('Remarks')).toHaveValue('Looking at it')
  const saving = await holdRequests(desk, '**/api/tickets/*/update')
  await theirs.getByRole('button', { name: 'Submit' }).click()
  await theirs.getByLabel('Completed By').fill('Sofia')
  saving.release()
  await closeResult(desk, 'The ticket has been saved.')
  await expect(theirs.getByLabel('Completed By')).toHaveValue('Sofia')
  await theirs.getByRole('button', { name: 'Submit' }).click()
  await closeResult(desk, 'The ticket has been saved.')
  await expect(theirs.getByLabel('Status')).toHaveValue('1')
})

test('a ticket is opened, answered, worked on by two of the desk, and closed for good', async ({
  enter,
  browserErrors,
}) => {
  browserErrors.allowStatus(422)
  browserErrors.allowStatus(409)
  const editor = await enter('editor')
  await openSupport(editor)
  await expect(editor.getByText('No tickets yet.')).toBeVisible()
  await editor.getByRole('button', { name: 'OpenTicket' }).click()
  const asking = editor.getByRole('dialog', { name: 'New ticket' })
  await asking.getByRole('button', { name: 'Submit' }).click()
  await closeResult(editor, 'Incomplete details. Please complete the form.')
  await expect(asking.getByText('Please fill this in.')).toHaveCount(2)
  await expectAccessibleInBothColours(editor)
  await asking.getByLabel('Title').fill(title)
  await asking.getByLabel('Description').fill('On my phone, since this morning.')
  await asking.getByRole('button', { name: 'Submit' }).click()
  await closeResult(editor, 'Your ticket was sent.')
  const theirs = await openTicket(editor)
  await expect(theirs.getByText('Ticket management')).toBeHidden()

  const [desk, admin] = [await enter('support'), await enter('admin')]
  for (const page of [desk, admin]) await openSupport(page)
  await expectRoomForTitle(desk)
  const ours = await openTicket(desk)
  const adminsOwn = await openTicket(admin)
  await ours.getByLabel('Your reply').fill('Which phone is it?')
  await ours.getByRole('button', { name: 'Send reply' }).click()
  await expect(theirs.getByText('Which phone is it?')).toBeVisible()
  await theirs.getByLabel('Your reply').fill('An old one.')
  await theirs.getByRole('button', { name: 'Send reply' }).click()
  await expect(ours.getByText('An old one.')).toBeVisible()
  await expectAccessibleInBothColours(desk)

  await adminsOwn.getByLabel('Remarks').fill('I am looking at it.')
  await ours.getByLabel('Status').selectOption('In Progress')
  await ours.getByRole('button', { name: 'Submit' }).click()
  await closeResult(desk, 'The ticket has been saved.')
  await adminsOwn.getByRole('button', { name: 'Submit' }).click()
  await closeResult(admin, 'Nothing was overwritten.')
  await expect(adminsOwn.getByText('Current version: In Progress')).toBeVisible()
  await expect(adminsOwn.getByLabel('Remarks')).toHaveValue('I am looking at it.')
  await adminsOwn.getByRole('button', { name: 'Submit' }).click()
  await closeResult(admin, 'The ticket has been saved.')

  await expect(ours.getByLabel('Remarks')).toHaveValue('I am looking at it.')
  await ours.getByLabel('Status').selectOption('Closed')
  await ours.getByLabel('Completed By').fill('Sofia')
  await ours.getByRole('button', { name: 'Submit' }).click()
  await closeResult(desk, 'The ticket has been saved.')
  for (const dialog of [ours, theirs, adminsOwn]) {
    await expect(dialog.getByRole('img', { name: 'Locked' })).toBeVisible()
    await expect(dialog.getByLabel('Completed By')).toHaveValue('Sofia')
    await expect(dialog.getByLabel('Remarks')).toHaveAttribute('readonly')
    await expect(dialog.getByLabel('Status')).toHaveValue('Closed')
    await expect(dialog.getByLabel('Status')).toHaveAttribute('readonly')
    await expect(dialog.getByLabel('Status')).toBeEnabled()
    await expect(dialog.getByRole('button', { name: 'Submit' })).toBeHidden()
    await expect(dialog.getByLabel('Your reply')).toBeHidden()
  }

  const other = await enter('editor2')
  await openSupport(other)
  await expect(other.getByText('No tickets yet.')).toBeVisible()
})
