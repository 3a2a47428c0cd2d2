// A page of cards is saved by one bar, and each card says how it went.
import { expectAccessibleInBothColours } from '../support/accessible.ts'
import { card, openHomeEditor, sentences } from '../support/home-editor.ts'
import { expect, test } from '../support/journey.ts'

test.use({ ownApp: true })

test('two cards are submitted at once; what one lacks does not hold the other back', async ({
  staff,
  browserErrors,
}) => {
  browserErrors.allowStatus(422)
  const editor = await staff('editor')
  await openHomeEditor(editor)
  const [icm, teaser] = [card(editor, 'ICM Banner'), card(editor, 'Work with Us')]
  const bar = editor.getByRole('group', { name: 'Save the cards of this page' })
  const results = bar.getByRole('status')
  await expect(bar).toContainText('Nothing has been changed.')
  await expect(icm.getByRole('button', { name: 'Save Draft' })).toHaveCount(0)

  await icm.getByLabel('Name').fill('Open before the sun')
  await expect(icm.getByRole('button', { name: 'Save Draft' })).toBeVisible()
  await teaser.getByLabel('Title').fill('')
  await expect(bar).toContainText('Not saved yet: ICM Banner, Work with Us')
  await expectAccessibleInBothColours(editor)
  await bar.getByRole('button', { name: 'Submit all for approval' }).click()
  await expect(results.getByRole('listitem')).toHaveText([
    `ICM Banner ${sentences.submitted}`,
    /^Work with Us Incomplete details\. Please complete the form\./,
  ])
  await expect(icm).toContainText('Pending')
  await results.getByRole('button', { name: 'Show' }).click()
  await expect(teaser.getByLabel('Title')).toBeFocused()
  await expect(teaser).toContainText('Unsaved changes')

  await editor.keyboard.type('Cook with us')
  await expect(bar).toContainText('Not saved yet: Work with Us')
  await bar.getByRole('button', { name: 'Save all as drafts' }).click()
  await expect(results.getByRole('listitem')).toHaveText([`Work with Us ${sentences.saved}`])
  await expect(bar).toContainText('Drafts: Work with Us')
})
