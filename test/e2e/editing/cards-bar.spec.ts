// A page of cards is saved by one bar, and each card says how it went.
import type { Page } from '@playwright/test'
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
  await expect(results.getByRole('listitem')).toHaveText([`ICM Banner ${sentences.submitted}`])
  await expect(bar).toContainText('Not saved yet: Work with Us')
  await bar.getByRole('button', { name: 'Save all as drafts' }).click()
  await expect(results.getByRole('listitem')).toHaveText([`Work with Us ${sentences.saved}`])
  await expect(bar).toContainText('Ready to submit: Work with Us')
})

test('the bar stops with the card that is stopped, and previews the edited card in its language', async ({
  staff,
  browserErrors,
}) => {
  browserErrors.allowBrokenLine()
  const editor = await staff('editor')
  await openHomeEditor(editor)
  const bar = editor.getByRole('group', { name: 'Save the cards of this page' })
  const icm = card(editor, 'ICM Banner')
  await card(editor, 'Work with Us')
    .getByRole('button', { name: /^العربية/ })
    .click()
  const teaser = editor.getByRole('region', { name: 'Work with Us · العربية' })
  const title = teaser.getByRole('textbox', { name: 'Title' })
  await expect(title).toHaveAttribute('lang', 'ar')
  await title.fill('اطبخ معنا')
  await icm.getByLabel('Name').fill('Open before the sun')
  await expect(bar).toContainText(/Not saved yet: .*ICM Banner, Work with Us/)

  await test.step('what a stopped card leaves unsaved opens no preview and sends no other card', async () => {
    await editor.route('**/api/banners/home/icm/*', (route) => route.abort())
    const stopped = await openPreview(editor)
    const closed = stopped.waitForEvent('close')
    await icm.getByRole('button', { name: 'Stop retrying' }).click()
    await closed
    await expect(bar).toContainText(/Not saved yet: .*ICM Banner, Work with Us/)
    await icm.getByRole('button', { name: 'Discard', exact: true }).click()
    await editor.getByRole('dialog').getByRole('button', { name: 'Discard' }).click()
    await expect(bar).not.toContainText('ICM Banner')
  })

  await test.step('a preview that cannot open says why and leaves no tab', async () => {
    await editor.route('**/api/auth/preview', (route) => route.abort())
    const blank = await openPreview(editor)
    await expect(editor.getByRole('dialog', { name: 'Preview the page' })).toContainText('server')
    expect(blank.isClosed()).toBe(true)
    await editor.unroute('**/api/auth/preview')
    await editor.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click()
  })

  await title.fill('اطبخ معنا اليوم')
  const preview = await openPreview(editor)
  await expect(preview).toHaveURL(/\/ar\/home\?preview=1#home-work-with-us$/)
  await expect(preview.getByText('اطبخ معنا اليوم')).toBeVisible()

  await test.step('a preview that the browser blocks says so in a dialog', async () => {
    await editor.evaluate(() => Object.assign(window, { open: () => null }))
    await editor.getByRole('button', { name: 'Preview the page' }).click()
    const blocked = editor.getByRole('dialog', { name: 'Preview the page' })
    await expect(blocked).toContainText('The browser did not open a new tab.')
  })
})

test('once all cards wait for approval the bar only tells how they went', async ({ staff }) => {
  const editor = await staff('editor')
  await editor.goto('/admin/pages/about-us?tab=milestone')
  const region = (name: string) => editor.getByRole('region', { name, exact: true })
  const milestone = region('Corporate Milestone')
  await milestone.getByLabel('Description').fill('One stove, then twelve.')
  await region('Milestone Banner')
    .getByRole('button', { name: 'Select from Media Library' })
    .click()
  const library = editor.getByRole('dialog', { name: 'Media Library' })
  await library.getByRole('list', { name: 'Pictures' }).getByRole('button').first().click()
  const bar = editor.getByRole('group', { name: 'Save the cards of this page' })
  await expect(bar).toContainText('Not saved yet: Milestone Banner, Corporate Milestone')
  await bar.getByRole('button', { name: 'Submit all for approval' }).click()
  await expect(bar.getByRole('button')).toHaveCount(0)
  await expect(bar).toHaveText(
    `Milestone Banner ${sentences.submitted} Corporate Milestone ${sentences.submitted}`,
  )
})

async function openPreview(editor: Page): Promise<Page> {
  const opening = editor.waitForEvent('popup')
  await editor.getByRole('button', { name: 'Preview the page' }).click()
  return opening
}
