// From an editor's draft to a guest's screen: the first journey through everything.
import type { Page } from '@playwright/test'
import { openApproval, openQueue, showRequest } from '../support/approval-queue.ts'
import {
  card,
  expectNotice,
  openHomeEditor,
  openLog,
  sentences,
  take,
} from '../support/home-editor.ts'
import { expect, test } from '../support/journey.ts'

test.use({ ownApp: true })

test('what an editor drafts is previewed by staff, approved, and then seen by guests', async ({
  enter,
  visit,
}) => {
  const editor = await enter('editor')
  const guest = await visit()
  await test.step('the editor changes the hero banner and saves a draft', () => draft(editor))
  await test.step('the preview shows the draft, a guest at the same address does not see it', () =>
    lookAtDraft(editor, guest))
  await test.step('three cards are submitted, and are locked from now on', () => submit(editor))
  const approver = await enter('approver')
  await test.step('the approver reads what would change, and looks at it', () => review(approver))
  await test.step('each approval is on the website at once', () => publish(approver, guest))
  await test.step('the log tells the story, and the former version has expired', () =>
    readLog(editor))
})

async function draft(editor: Page): Promise<void> {
  await openHomeEditor(editor)
  await expect(editor.getByText(/^Last Updated: \d\d-[A-Z][a-z]{2}-\d{4}$/)).toBeVisible()
  await changeHero(editor)
  await expect(card(editor, 'Hero Banner')).toContainText('Unsaved changes')
  await take(editor, 'Hero Banner', 'Save Draft', sentences.saved)
  await expect(card(editor, 'Hero Banner').getByText('Draft', { exact: true })).toBeVisible()
}

async function lookAtDraft(editor: Page, guest: Page): Promise<void> {
  const opening = editor.waitForEvent('popup')
  await card(editor, 'Hero Banner').getByRole('button', { name: 'Preview' }).click()
  const preview = await opening
  await expect(preview).toHaveURL(/\/home\?preview=1#home-hero$/)
  await expect(slide(preview, '4 of 4: Petal Fries')).toBeAttached()
  await guest.goto('/?preview=1')
  await expect(slide(guest, '2 of 4: Sunrise Breakfast, all week')).toBeAttached()
  await expect(slide(guest, '4 of 4: Petal Fries')).toHaveCount(0)
}

async function submit(editor: Page): Promise<void> {
  await take(editor, 'Hero Banner', 'Submit For Approval', sentences.submitted)
  await card(editor, 'ICM Banner').getByLabel('Name').fill('Open before the sun')
  await take(editor, 'ICM Banner', 'Submit For Approval', sentences.submitted)
  const work = card(editor, 'Work with Us')
  await work.getByLabel('Title').fill('Come as you are')
  await work.getByLabel('Description').fill('Shifts that fit a life.')
  await take(editor, 'Work with Us', 'Submit For Approval', sentences.submitted)
  await expectLocked(editor)
}

async function review(approver: Page): Promise<void> {
  await expect(approver.getByRole('link', { name: /^Approval/ })).toContainText('3')
  await openQueue(approver)
  await expect(approver.getByText('3 changes are waiting for a decision.')).toBeVisible()
  const hero = await showRequest(approver, 'Hero Banner')
  const changes = hero.getByRole('list', { name: 'What would change' })
  await expect(changes).toContainText('Added Slide 4')
  await expect(changes).toContainText('Removed Slide 2')
  const line = await showRequest(approver, 'ICM Banner')
  await expect(line).toContainText('Flame-grilled since the first petal')
  await expect(line).toContainText('Open before the sun')
  const opening = approver.waitForEvent('popup')
  await line.getByRole('button', { name: 'Preview' }).click()
  const heading = (await opening).getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Open before the sun')
}

async function publish(approver: Page, guest: Page): Promise<void> {
  await approve(approver, 'ICM Banner')
  await guest.goto('/home')
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Open before the sun')
  await approve(approver, 'Hero Banner')
  await approve(approver, 'Work with Us')
  await expect(approver.getByText('No changes are waiting for a decision.')).toBeVisible()
  await guest.goto('/home')
  await expect(slide(guest, '4 of 4: Petal Fries')).toBeAttached()
  const work = guest.getByRole('region', { name: 'Come as you are' })
  await expect(work).toContainText('Shifts that fit a life.')
}

async function readLog(editor: Page): Promise<void> {
  await editor.reload()
  const log = await openLog(editor)
  await editor.getByRole('combobox', { name: 'Rows per page' }).selectOption('50')
  const hero = log.getByRole('row', { name: /Hero Banner/ })
  for (const state of ['Draft', 'Pending', 'Approved', 'Expired']) {
    await expect(hero.filter({ hasText: state }).first()).toContainText('editor')
  }
  await expect(hero.filter({ hasText: 'Approved' }).first()).toContainText('approver')
}

/** Takes the second slide away and adds one with a picture and a title of another category. */
async function changeHero(page: Page): Promise<void> {
  await card(page, 'Hero Banner').getByRole('button', { name: 'Edit Hero Banner' }).click()
  const modal = page.getByRole('dialog', { name: 'Edit Hero Banner' })
  await expect(modal.getByRole('button', { name: /^Slide 1\b/ })).toHaveAttribute(
    'aria-expanded',
    'true',
  )
  await modal.getByRole('button', { name: 'Remove Slide 2' }).click()
  await modal.getByRole('button', { name: 'Add slide' }).click()
  const panel = modal.getByRole('region', { name: /^Slide 4/ })
  await panel.getByRole('button', { name: 'Select from Media Library' }).click()

  const library = page.getByRole('dialog', { name: 'Media Library' })
  await library.getByLabel('Search pictures').fill('fries')
  await expect(library.getByText(/^[23] pictures$/)).toBeVisible()
  await library.getByRole('button', { name: /^Petal Fries/ }).click()
  await expect(library).toBeHidden()

  await choose(page, panel.getByRole('combobox', { name: 'Category' }), 'Product')
  await panel.getByRole('combobox', { name: 'Type Title' }).fill('petal')
  await page.getByRole('option', { name: 'Petal Fries', exact: true }).click()
  await modal.getByRole('button', { name: 'Done' }).click()
  await expect(modal).toBeHidden()
}

async function choose(page: Page, select: ReturnType<Page['getByRole']>, option: string) {
  await select.click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

async function expectLocked(page: Page): Promise<void> {
  const hero = card(page, 'Hero Banner')
  await expect(hero.getByRole('img', { name: 'Locked' })).toBeVisible()
  await expect(hero.getByRole('note')).toContainText('Hero Banner was submitted by editor')
  await expect(hero.locator('header')).toHaveCSS('background-color', 'rgb(255, 193, 7)')
  for (const name of ['Edit Hero Banner', 'Save Draft', 'Submit For Approval']) {
    await expect(hero.getByRole('button', { name })).toHaveCount(0)
  }
  await expect(card(page, 'ICM Banner').getByRole('textbox')).toHaveCount(0)
}

async function approve(page: Page, label: string): Promise<void> {
  const dialog = await openApproval(page, label)
  await dialog.getByRole('radio', { name: 'Approve' }).check()
  await expect(dialog.getByLabel('Remarks')).toBeDisabled()
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expectNotice(page, label, 'The change has been approved. Guests see it now.')
}

/** Current or not: only the current one is in a reader's tree, and copies at the ends are in nobody's. */
function slide(page: Page, name: string) {
  return page.locator(`.slide:not([data-copy])[aria-label="${name}"]`)
}
