// Comments where there is more around them: on one slide in the modal of its set, of many threads, and
// on a translation.
import { Content } from '../support/content.ts'
import { holdRequests } from '../support/hold-requests.ts'
import { card, openHomeEditor, sentences, take } from '../support/home-editor.ts'
import { expect, test } from '../support/journey.ts'

test.use({ ownApp: true })

test('a slide is commented on in its modal, answered, settled, and no step loses the focus', async ({
  staff,
}) => {
  const editor = await staff('editor')
  await openHomeEditor(editor)
  const hero = card(editor, 'Hero Banner')
  const modal = editor.getByRole('dialog', { name: 'Edit Hero Banner' })
  await hero.getByRole('button', { name: 'Edit Hero Banner' }).click()
  await modal.getByRole('button', { name: 'Move Slide 2 up' }).click()
  await modal.getByRole('button', { name: 'Done' }).click()
  await take(editor, 'Hero Banner', 'Save Draft', sentences.saved)

  await hero.getByRole('button', { name: 'Edit Hero Banner' }).click()
  const slide = modal.getByRole('region', { name: /^Slide 1/ })
  await slide.getByRole('button', { name: 'Comment on Image' }).click()
  const sheet = editor.getByRole('dialog', { name: 'Comments: Hero Banner' })
  const box = sheet.getByLabel('Your comment')
  const people = editor.getByRole('listbox', { name: 'People to mention' })
  await box.pressSequentially('Brighter, @app')
  await expect(people.getByRole('option')).toHaveCount(2)
  await editor.keyboard.press('Escape')
  await expect(people).toBeHidden()
  await expect(sheet).toBeVisible()
  await box.pressSequentially('r')
  await people.getByRole('option', { name: '@approver2' }).click()
  await expect(box).toHaveValue('Brighter, @approver2 ')
  await expect(box).toBeFocused()
  await sheet.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect(sheet.getByText('Brighter,')).toBeVisible()

  const thread = sheet.getByRole('listitem').first()
  await sheet.getByRole('button', { name: 'Reply' }).click()
  await editor.keyboard.type('Done.')
  await editor.keyboard.press('Tab')
  await editor.keyboard.press('Tab')
  await editor.keyboard.press('Enter')
  await expect(sheet.getByText('Done.')).toBeVisible()
  await expect(thread).toBeFocused()
  await sheet.getByRole('button', { name: 'Resolve' }).click()
  await expect(sheet.getByText('Done.')).toBeHidden()
  await expect(sheet.getByText('Comments: Hero Banner')).toBeFocused()
  await sheet.getByRole('checkbox', { name: 'Show resolved' }).check()
  await sheet.getByRole('button', { name: 'Reopen' }).click()

  await editor.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(modal).toBeVisible()
  await expect(slide.getByRole('button', { name: '1 open comment on Image' })).toBeVisible()
  await editor.keyboard.press('Escape')
  await expect(modal).toBeHidden()

  // Beside the card they are in nobody's way.
  await hero.getByRole('button', { name: '1 open comment on Hero Banner' }).click()
  await expect(editor.getByRole('complementary', { name: 'Comments: Hero Banner' })).toBeVisible()
  await hero.getByRole('button', { name: 'Edit Hero Banner' }).click()
  await expect(modal).toBeVisible()
  await editor.keyboard.press('Escape')
  await expect(modal).toBeHidden()
})

test('what is on its way is not kept as unsent, and what is typed meanwhile is', async ({
  staff,
  baseURL,
}) => {
  await new Content(baseURL).saveLine('editor', 'Loud', 0)
  const editor = await staff('editor')
  await openHomeEditor(editor)
  const comments = card(editor, 'ICM Banner').getByRole('button', {
    name: /(Comments:|open comments? on) ICM Banner$/,
  })
  const panel = editor.getByRole('complementary', { name: 'Comments: ICM Banner' })
  const box = panel.getByLabel('Your comment')
  const send = panel.getByRole('button', { name: 'Comment', exact: true })
  await comments.click()

  await box.fill('Closed too soon.')
  const first = await holdRequests(editor, '**/api/comments')
  await send.click()
  await editor.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  first.release()
  await expect(comments).toHaveAccessibleName('1 open comment on ICM Banner')
  await comments.click()
  await expect(panel.getByText('Closed too soon.')).toBeVisible()
  await expect(box).toHaveValue('')

  await box.fill('Opened again.')
  const second = await holdRequests(editor, '**/api/comments')
  await send.click()
  await editor.keyboard.press('Escape')
  await comments.click()
  await expect(box).toHaveValue('Opened again.')
  await expect(send).toHaveAttribute('aria-busy', 'true')
  second.release()
  await expect(box).toHaveValue('')

  await box.fill('And this')
  const third = await holdRequests(editor, '**/api/comments')
  await send.click()
  await box.pressSequentially(' too.')
  third.release()
  await expect(box).toHaveValue('too.')
  await expect(panel.getByText('And this', { exact: true })).toBeVisible()
})

test('more than a hundred threads are read page by page', async ({ staff, baseURL }) => {
  const content = new Content(baseURL)
  await content.saveLine('editor', 'Loud', 0)
  for (let nth = 1; nth <= 101; nth++) await content.comment('approver', `Thought ${nth}.`)
  const editor = await staff('editor')
  await openHomeEditor(editor)
  const icm = card(editor, 'ICM Banner')
  await icm.getByRole('button', { name: '101 open comments on ICM Banner' }).click()
  const panel = editor.getByRole('complementary', { name: 'Comments: ICM Banner' })
  await expect(panel.getByText('Thought 2.', { exact: true })).toBeVisible()
  await expect(panel.getByText('Thought 1.', { exact: true })).toHaveCount(0)
  await panel.getByRole('button', { name: 'Earlier comments' }).click()
  await expect(panel.getByText('Thought 1.', { exact: true })).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Earlier comments' })).toHaveCount(0)
  const earliest = panel.getByRole('listitem').filter({ hasText: 'Thought 1.' })
  await expect(earliest.first()).toBeFocused()
  await expect(editor.getByRole('status').filter({ hasText: 'Earlier comments: 1' })).toBeAttached()
})

test('a notice of a comment on a translation opens that language and its comments', async ({
  enter,
  baseURL,
}) => {
  const content = new Content(baseURL)
  await content.saveLine('editor', 'Loud', 0)
  await content.translateLine('editor2', 'صاخب', 'ae')
  await content.comment('approver', 'Softer?', 'ae')
  const editor = await enter('editor2')
  await editor
    .getByRole('banner')
    .getByRole('link', { name: /^Notifications/ })
    .click()
  await editor.getByRole('link', { name: /^approver commented on ICM Banner/ }).click()
  const panel = editor.getByRole('complementary', { name: /ICM Banner/ })
  await expect(panel.getByText('Softer?')).toBeVisible()
  const icm = editor.getByRole('region', { name: /ICM Banner/ })
  await expect(icm).toBeInViewport()
  await expect(icm.getByRole('button', { name: /^العربية/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(editor).toHaveURL('/admin/pages/home?language=ae#home.icm@ae')
  await icm.getByRole('button', { name: 'English', exact: true }).click()
  await expect(editor).toHaveURL('/admin/pages/home?card=home.icm')
  await expect(panel).toBeHidden()
})
