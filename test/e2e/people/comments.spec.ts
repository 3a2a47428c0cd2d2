// A rejection's way back: a comment that calls its author, the mail, the notice, the response, the next try.
import type { Page } from '@playwright/test'
import { expectAccessibleInBothColours } from '../support/accessible.ts'
import { openApproval, openQueue, request } from '../support/approval-queue.ts'
import { Content } from '../support/content.ts'
import { card, expectNotice, sentences, take } from '../support/home-editor.ts'
import { expect, test } from '../support/journey.ts'
import { typeAtOnce } from '../support/keyboard.ts'

test.use({ ownApp: true })

const called = 'We never say cheap, @editor – softer?'

/** The comments beside what they are about. */
function panel(page: Page) {
  return page.getByRole('complementary', { name: 'Comments: ICM Banner' })
}

/** Comments on the request with the keyboard alone; what is typed survives a reload. */
async function callByKeyboard(approver: Page) {
  const comments = request(approver, 'ICM Banner').getByRole('button', { name: 'Comments' })
  const box = panel(approver).getByLabel('Your comment')
  await comments.press('Enter')
  await box.focus()
  await approver.keyboard.type('We never say cheap, @edi')
  const people = approver.getByRole('listbox', { name: 'People to mention' })
  await expect(people.getByRole('option')).toHaveCount(2)
  await expectAccessibleInBothColours(approver)
  await approver.keyboard.press('ArrowDown')
  await approver.keyboard.press('ArrowUp')
  await typeAtOnce(approver, { key: 'Enter' }, { words: '– softer?' })
  await expect(box).toHaveValue(called)
  await approver.reload()
  await comments.press('Enter')
  await expect(box).toHaveValue(called)
  await panel(approver).getByRole('button', { name: 'Comment', exact: true }).press('Enter')
  await expect(panel(approver).getByText('– softer?')).toBeVisible()
  await expect(box).toHaveValue('')
  await approver.keyboard.press('Escape')
  await expect(panel(approver)).toBeHidden()
}

async function reject(approver: Page, remarks: string) {
  const dialog = await openApproval(approver, 'ICM Banner')
  await dialog.getByRole('radio', { name: 'Reject' }).check()
  await dialog.getByLabel('Remarks').fill(remarks)
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expectNotice(approver, 'ICM Banner', 'The change has been rejected.')
}

/** Answers the comment that is open, begins another at the field, and settles the first. */
async function answerAndSettle(editor: Page) {
  const ours = panel(editor)
  await ours.getByRole('button', { name: 'Reply' }).press('Enter')
  await editor.keyboard.type('Here you are.')
  await ours.getByRole('form', { name: 'Reply' }).getByRole('button', { name: 'Reply' }).click()
  await expect(ours.getByText('Here you are.')).toBeVisible()
  await expectAccessibleInBothColours(editor)
  const icm = card(editor, 'ICM Banner')
  await icm.getByRole('button', { name: 'Comment on Name' }).click()
  await ours.getByLabel('Your comment').fill('Is this better?')
  await ours.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect(icm.getByRole('button', { name: '1 open comment on Name' })).toBeVisible()
  await ours.getByRole('button', { name: 'Show all comments' }).click()
  await ours.getByRole('button', { name: 'Resolve' }).last().click()
  await expect(ours.getByText('Here you are.')).toBeHidden()
}

test('a rejection comes back with a comment and a mail, and the next try is told', async ({
  enter,
  staff,
  app,
  baseURL,
}) => {
  await new Content(baseURL).saveLine('editor', 'The cheapest burgers in town', 1)
  const approver = await staff('approver')
  await openQueue(approver)
  await callByKeyboard(approver)
  await reject(approver, 'Not like this.')

  const editor = await enter('editor')
  await editor.getByRole('banner').getByRole('link', { name: 'Notifications, unread: 2' }).click()
  const inbox = editor.getByRole('list', { name: 'Notifications' })
  await expect(inbox.getByText('approver rejected ICM Banner')).toBeVisible()
  const arrived = () => (app?.received ?? []).map(({ text }) => text).join()
  await expect.poll(arrived).toContain('Not like this.')
  await expect.poll(arrived).toContain(called)

  await inbox.getByRole('link', { name: 'approver mentioned you' }).click()
  await expect(card(editor, 'ICM Banner')).toBeInViewport()
  await answerAndSettle(editor)
  const name = card(editor, 'ICM Banner').getByRole('textbox', { name: 'Name' })
  await name.fill('Burgers worth the walk')
  await take(editor, 'ICM Banner', 'Submit For Approval', sentences.submitted)

  await approver
    .getByRole('banner')
    .getByRole('link', { name: /^Notifications/ })
    .click()
  const news = approver.getByRole('list', { name: 'Notifications' })
  await expect(news.getByText('editor submitted ICM Banner for approval')).toBeVisible()
  await expect(news.getByText('editor replied to a comment on ICM Banner')).toBeVisible()

  await openQueue(approver)
  const changes = request(approver, 'ICM Banner').getByRole('list', { name: 'What would change' })
  await changes.getByRole('button', { name: '1 open comment on Name' }).press('Enter')
  await expect(panel(approver).getByText('Is this better?')).toBeVisible()
  await expect(panel(approver).getByText('About: Name')).toBeVisible()
})
