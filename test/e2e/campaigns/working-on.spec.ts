// What a tab works on: the site or a campaign. What is typed for one never reaches the other.
import type { Page } from '@playwright/test'
import { expectAccessibleInBothColours } from '../support/accessible.ts'
import { line, openQueue } from '../support/approval-queue.ts'
import { Campaigns } from '../support/campaigns.ts'
import { Content } from '../support/content.ts'
import { promotionsOf } from '../support/entries.ts'
import { form, openEntry, step } from '../support/entry-screen.ts'
import { card, homeEditorPath, openHomeEditor, sentences, take } from '../support/home-editor.ts'
import { horizontalOverflow } from '../support/horizontal-overflow.ts'
import { expect, test } from '../support/journey.ts'
import { press } from '../support/keyboard.ts'
import { postAs } from '../support/people.ts'

test.use({ ownApp: true })

const choice = (page: Page) => page.getByRole('button', { name: /^Working on:/ })
const band = (page: Page) => page.getByRole('region', { name: 'What you work on' })
const change = (page: Page, title: string) =>
  page.getByRole('table', { name: 'Changes' }).getByRole('row').filter({ hasText: title })

/** Of a campaign alone: a form that is left may still have a button of the same name. */
const stepsOf = (page: Page, name: string) =>
  page.getByRole('group', { name: `${name}: actions`, exact: true })

const title = (page: Page) =>
  form(page, 'Promotion').getByRole('textbox', { name: 'Title', exact: true })

/** Chooses what the tab works on. */
async function workOn(page: Page, name: string) {
  await choice(page).click()
  await page.getByRole('dialog', { name: 'What you work on' }).getByRole('button', { name }).click()
}

test('an editor makes a campaign on screen, and another person approves it', async ({
  enter,
  visit,
  baseURL,
}) => {
  await promotionsOf(baseURL).publish({ title: 'Box of the site' })
  const editor = await enter('editor')
  await editor.goto('/admin/campaigns')
  await editor.getByRole('button', { name: 'New campaign' }).click()
  const adding = editor.getByRole('form', { name: 'New campaign' })
  await adding.getByLabel('Name').fill('Summer')
  await adding.getByRole('button', { name: 'Save' }).click()
  await expect(editor.getByRole('heading', { level: 1, name: 'Summer' })).toBeVisible()
  await workOn(editor, 'Summer')

  await openHomeEditor(editor)
  await expect(editor).toHaveURL(/\/admin\/pages\/home\?campaign=\d+$/)
  await expect(band(editor)).toContainText('You are changing Summer. The site stays as it is.')
  const before = await card(editor, 'ICM Banner').getByLabel('Name').inputValue()
  await card(editor, 'ICM Banner').getByLabel('Name').fill('Summer is here')
  await take(editor, 'ICM Banner', 'Save Draft', sentences.saved)
  await openEntry(editor, 'Promotions', 'Box of the site')
  await title(editor).fill('Summer Box')
  await step(editor, 'Promotion', 'Save Draft', sentences.saved)
  await editor.goto('/admin/pages/addpromo')
  await title(editor).fill('Only in summer')
  await step(editor, 'Promotion', 'Save Draft', sentences.saved)
  await expect(editor).toHaveURL(/\/details\/\d+\?campaign=\d+$/)

  await band(editor).getByRole('link', { name: 'Open campaign' }).click()
  for (const title of ['ICM Banner', 'Summer Box', 'Only in summer'])
    await expect(change(editor, title)).toContainText('Draft')
  await editor.getByRole('button', { name: 'Submit For Approval' }).click()
  await expect(change(editor, 'Only in summer')).toContainText('Pending')

  const approver = await enter('approver')
  await expect(choice(approver)).toHaveCount(0)
  await openQueue(approver)
  await line(approver, 'Summer').getByRole('link').click()
  await approver.getByRole('article').getByRole('link', { name: 'Summer Box' }).click()
  const request = approver.getByRole('article', { name: /Summer Box/ })
  await request.getByRole('link', { name: 'Open its page' }).click()
  await expect(approver.getByRole('heading', { level: 1, name: 'Summer Box' })).toBeVisible()
  await expect(band(approver)).toContainText('This is Summer, not the site.')
  await band(approver).getByRole('link', { name: 'Open campaign' }).click()
  await stepsOf(approver, 'Summer').getByRole('button', { name: 'Approve' }).click()
  const asking = approver.getByRole('dialog', { name: 'Approve Summer?' })
  await asking.getByRole('button', { name: 'Approve' }).click()
  await expect(approver.getByText('Live', { exact: true })).toBeVisible()

  const guest = await visit()
  await guest.goto(`${baseURL}/home`)
  await expect(guest.getByText('Summer is here').first()).toBeVisible()
  await guest.goto(`${baseURL}/promotion`)
  for (const title of ['Summer Box', 'Only in summer'])
    await expect(guest.getByRole('link', { name: title }).first()).toBeVisible()

  await openHomeEditor(editor)
  await band(editor).getByRole('button', { name: 'Back to the site' }).click()
  await expect(band(editor)).toHaveCount(0)
  await expect(editor).toHaveURL(/\/admin\/pages\/home$/)
  await expect(card(editor, 'ICM Banner').getByLabel('Name')).toHaveValue(before)
  await expect(card(editor, 'ICM Banner')).toContainText('In 1 campaign: Summer')
})

test('what is typed for a campaign stays apart from the site, in one tab and in two', async ({
  staff,
  baseURL,
}) => {
  const campaigns = new Campaigns(baseURL)
  const summer = await campaigns.add({ name: 'Summer' })
  await campaigns.saveLine(summer, 'Summer is here')
  const editor = await staff('editor')
  await openHomeEditor(editor)
  const name = (page: Page) => card(page, 'ICM Banner').getByLabel('Name')
  const ofSite = await name(editor).inputValue()
  await name(editor).fill('Typed for the site')
  await workOn(editor, 'Summer')
  const leaving = editor.getByRole('dialog', { name: 'Leave with unsaved changes?' })
  await leaving.getByRole('button', { name: 'Cancel' }).click()
  await expect(band(editor)).toHaveCount(0)
  await expect(name(editor)).toHaveValue('Typed for the site')
  await workOn(editor, 'Summer')
  await leaving.getByRole('button', { name: 'Leave' }).click()
  await expect(band(editor)).toBeVisible()
  await expect(name(editor)).toHaveValue('Summer is here')
  await expect(card(editor, 'ICM Banner')).not.toContainText('Unsaved changes')
  // Both are loaded by now: nothing but the form itself keeps them apart.
  await band(editor).getByRole('button', { name: 'Back to the site' }).click()
  await expect(name(editor)).toHaveValue('Typed for the site')
  await workOn(editor, 'Summer')
  await leaving.getByRole('button', { name: 'Leave' }).click()
  await expect(name(editor)).toHaveValue('Summer is here')

  const other = await editor.context().newPage()
  await other.goto(homeEditorPath)
  await expect(name(other)).toHaveValue('Typed for the site')
  await expect(band(other)).toHaveCount(0)
  await name(editor).fill('Typed for Summer')
  await take(editor, 'ICM Banner', 'Save Draft', sentences.saved)
  await take(other, 'ICM Banner', 'Save Draft', sentences.saved)
  for (const [page, text] of [
    [editor, 'Typed for Summer'],
    [other, 'Typed for the site'],
  ] as const) {
    await page.reload()
    await expect(name(page)).toHaveValue(text)
  }
  await other.getByRole('button', { name: 'Discard' }).first().click()
  await other
    .getByRole('dialog')
    .getByRole('button', { name: /Discard/ })
    .click()
  await other.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click()
  await expect(name(other)).toHaveValue(ofSite)
  await editor.reload()
  await expect(name(editor)).toHaveValue('Typed for Summer')
})

test('a correction of the site is said on the card in the campaign, and leads to the site', async ({
  staff,
  baseURL,
}) => {
  const campaigns = new Campaigns(baseURL)
  const summer = await campaigns.add({ name: 'Summer', starts_at: '2099-06-01T09:00:00Z' })
  await campaigns.saveLine(summer, 'Summer is here')
  await campaigns.take(summer, 'submit', 'editor')
  await campaigns.take(summer, 'approve', 'approver')
  const content = new Content(baseURL)
  await content.saveLine('editor', 'Corrected meanwhile', 1)
  const { record } = await content.card('icm_banner')
  const correction = { entity_id: record.id, entity_type: 'icm_banner' }
  await postAs(baseURL ?? '', 'approver', '/approvals/approve', correction)
  const editor = await staff('editor')
  await editor.goto(`/admin/campaigns/${summer}`)
  await change(editor, 'ICM Banner').getByRole('link').click()
  const icm = card(editor, 'ICM Banner')
  await expect(icm).toContainText('The site changed this too: Name.')
  await expect(icm.getByLabel('Name')).toHaveValue('Summer is here')
  await expectAccessibleInBothColours(editor)
  await icm.getByRole('link', { name: 'Look at it on the site' }).click()
  await expect(icm.getByLabel('Name')).toHaveValue('Corrected meanwhile')
  await expect(band(editor)).toHaveCount(0)
})

test('by keyboard and on a phone the choice is made, and each screen says what it changes', async ({
  enter,
  baseURL,
}) => {
  await new Campaigns(baseURL).add({ name: 'Summer', starts_at: '2099-06-01T09:00:00Z' })
  const editor = await enter('editor')
  await press(editor, choice(editor))
  const dialog = editor.getByRole('dialog', { name: 'What you work on' })
  await expect(dialog.getByRole('button', { name: 'The site' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await expectAccessibleInBothColours(editor)
  await press(editor, dialog.getByRole('button', { name: /^Summer/ }))
  await expect(choice(editor)).toHaveText('Working on: Summer')
  await expect(choice(editor)).toBeFocused()
  for (const [path, sentence] of [
    ['/admin/pages/promotion', 'The list itself shows and changes the site.'],
    ['/admin/footer', 'Summer does not cover this screen.'],
    ['/admin/pages/notice', 'You are changing Summer.'],
  ] as const) {
    await editor.goto(path)
    await expect(band(editor)).toContainText(sentence)
  }
  await expect(
    editor.getByText('Campaigns do not cover this. What you save here changes the site.'),
  ).toHaveCount(1)

  await editor.setViewportSize({ width: 390, height: 844 })
  await openMenu(editor)
  await workOn(editor, 'The site')
  await expect(band(editor)).toHaveCount(0)
  await workOn(editor, 'Summer')
  await editor.keyboard.press('Escape')
  await expect(band(editor)).toContainText('From 01-Jun-2099')
  await expectAccessibleInBothColours(editor)
  await expect.poll(() => horizontalOverflow(editor)).toBeLessThanOrEqual(0)
})

const openMenu = (page: Page) => page.getByRole('button', { name: 'Open menu' }).click()
