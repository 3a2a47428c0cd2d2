// Pictures in a ticket: of the library and of this computer, seen by who asks and the desk, and missed.
import type { Locator, Page } from '@playwright/test'
import { expectAccessibleInBothColours } from '../support/accessible.ts'
import { holdRequests } from '../support/hold-requests.ts'
import { expectNotice } from '../support/home-editor.ts'
import { expect, test } from '../support/journey.ts'
import { chooseFiles, fakePng, openMediaLibrary, picture } from '../support/media-library.ts'

test.use({ ownApp: true })

const title = 'The crew looks wrong'

async function openSupport(page: Page) {
  await page.getByRole('link', { name: 'Support', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Support', level: 1 })).toBeVisible()
}

async function openTicket(page: Page, name = title) {
  await page.getByRole('button', { name }).click()
  const dialog = page.getByRole('dialog', { name })
  await expect(dialog.getByText('See there.')).toBeVisible()
  return dialog
}

/** Takes the picture of the crew from the library into a form. */
async function chooseCrew(page: Page, form: Locator) {
  await form.getByRole('button', { name: 'Select from Media Library' }).click()
  const library = page.getByRole('dialog', { name: 'Media Library' })
  await library.getByLabel('Search pictures').fill('crew')
  await library.getByRole('button', { name: /crew at work/ }).click()
  await expect(library).toBeHidden()
}

/** After a deployment, what is not loaded yet is gone. What is typed stays. */
async function expectLibraryMissing(page: Page, form: Locator) {
  await page.route(/\/assets\/[^/]*\.js$/, (route) => route.fulfill({ status: 404 }))
  await form.getByRole('button', { name: 'Select from Media Library' }).click()
  await expect(page.getByRole('dialog').filter({ hasText: 'did not load' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(form.getByLabel('Description')).toHaveValue('See there.')
  await page.unrouteAll()
}

async function askToDelete(page: Page) {
  await openMediaLibrary(page)
  // The box holds the words of the search before until the library has opened afresh.
  const box = page.getByRole('searchbox', { name: 'Search' })
  await expect(box).toHaveValue('')
  await box.fill('screen.jpg')
  const photos = page.getByRole('list', { name: 'Photos' })
  await expect(photos.getByRole('listitem')).toHaveCount(1)
  await photos.getByRole('button', { name: 'screen.jpg' }).click()
  const panel = page.getByRole('dialog', { name: 'screen.jpg' })
  const uses = panel.getByRole('region', { name: 'Where it is used' })
  await expect(uses).toBeVisible()
  const looking = await holdRequests(page, '**/api/galleries/*/view')
  const remove = panel.getByRole('button', { name: 'Delete', exact: true })
  await remove.click()
  await expect(remove).toHaveAttribute('aria-busy', 'true')
  looking.release()
  return uses
}

test('pictures go with a ticket and its answer, and leave words when they are deleted', async ({
  enter,
  browserErrors,
}) => {
  browserErrors.allowStatus(409)
  browserErrors.allowStatus(404)
  const editor = await enter('editor')
  await openSupport(editor)
  await editor.getByRole('button', { name: 'OpenTicket' }).click()
  const asking = editor.getByRole('dialog', { name: 'New ticket' })
  await asking.getByLabel('Title').fill(title)
  await asking.getByLabel('Description').fill('See there.')
  await expectLibraryMissing(editor, asking)
  await asking.getByRole('button', { name: 'Select from Media Library' }).click()
  const library = editor.getByRole('dialog', { name: 'Media Library' })
  const shot = await picture('screen.jpg', 'orange')
  await chooseFiles(editor, library.getByRole('button', { name: 'Upload File' }), [shot])
  await expect(asking.getByRole('img', { name: 'screen.jpg' })).toBeVisible()
  await expect(asking.getByRole('button', { name: 'Select from Media Library' })).toBeFocused()
  for (const _time of ['once', 'twice']) await chooseCrew(editor, asking)
  await asking.getByRole('button', { name: /^Remove The crew at work/ }).click()
  await expect(asking.getByRole('button', { name: /^Remove/ })).toHaveCount(1)
  await expectAccessibleInBothColours(editor)
  await asking.getByRole('button', { name: 'Submit' }).click()
  await expectNotice(editor, 'New ticket', 'Your ticket was sent. Support replies here.')
  const theirs = await openTicket(editor)
  await theirs.getByRole('button', { name: 'Enlarge the picture: screen.jpg' }).click()
  const whole = editor.getByRole('dialog', { name: 'screen.jpg' })
  await expect(whole.getByRole('img', { name: 'screen.jpg' })).toHaveJSProperty('naturalWidth', 600)
  await editor.keyboard.press('Escape')
  await expect(whole).toBeHidden()
  await expect(theirs).toBeVisible()

  const desk = await enter('support')
  await openSupport(desk)
  const ours = await openTicket(desk)
  await expect(ours.getByRole('button', { name: /^Enlarge .*screen\.jpg$/ })).toBeVisible()
  await chooseCrew(desk, ours)
  await ours.getByLabel('Your reply').fill('You mean this one?')
  await ours.getByRole('button', { name: 'Send reply' }).click()
  await expect(theirs.getByRole('button', { name: /^Enlarge .*crew members/ })).toBeVisible()
  await expectAccessibleInBothColours(desk)

  await editor.keyboard.press('Escape')
  const uses = await askToDelete(editor)
  const refusal = editor.getByRole('dialog', { name: 'Delete screen.jpg' })
  await expect(refusal.getByRole('listitem')).toHaveText(/^Support ticket no\. \d+$/)
  await expect(refusal.getByRole('button', { name: 'Close' })).toBeFocused()
  await editor.keyboard.press('Escape')
  await expect(refusal).toBeHidden()
  await expect(uses.getByRole('link', { name: /^Support ticket no\. / })).toBeVisible()

  await ours.getByLabel('Status').selectOption('Closed')
  await ours.getByRole('button', { name: 'Submit' }).click()
  await expectNotice(desk, 'Ticket management', 'The ticket has been saved.')
  await editor.keyboard.press('Escape')
  await expect(uses).toBeHidden()
  await askToDelete(editor)
  const question = editor.getByRole('dialog', { name: 'Delete screen.jpg?' })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(editor.getByText(/screen\.jpg .*deleted/).first()).toBeVisible()
  await expect(ours.getByText('This picture was deleted.')).toBeVisible()
  await expect(ours.getByRole('button', { name: /^Enlarge .*screen\.jpg$/ })).toBeHidden()
  await expectAccessibleInBothColours(desk)
})

test('an approver sends a screenshot that is in no library, and the desk sees it', async ({
  enter,
  browserErrors,
}) => {
  browserErrors.allowStatus(415)
  const approver = await enter('approver')
  await openSupport(approver)
  await approver.getByRole('button', { name: 'OpenTicket' }).click()
  const asking = approver.getByRole('dialog', { name: 'New ticket' })
  await asking.getByLabel('Title').fill('A blank page')
  await asking.getByLabel('Description').fill('See there.')
  const shot = await picture('our-screen.png', 'teal')
  const upload = asking.getByRole('button', { name: 'Upload a screenshot' })
  await chooseFiles(approver, upload, [fakePng('fake.png')])
  await expect(asking.getByRole('alert')).toHaveText(/^fake\.png cannot be used here/)
  for (const _time of ['once', 'twice']) await chooseFiles(approver, upload, [shot])
  await expect(asking.getByRole('img', { name: 'our-screen.png' })).toHaveCount(1)
  await expectAccessibleInBothColours(approver)
  await asking.getByRole('button', { name: 'Submit' }).click()
  await expectNotice(approver, 'New ticket', 'Your ticket was sent. Support replies here.')

  const desk = await enter('support')
  await openSupport(desk)
  const ours = await openTicket(desk, 'A blank page')
  await ours.getByRole('button', { name: 'Enlarge the picture: our-screen.png' }).click()
  const opened = desk.getByRole('dialog', { name: 'our-screen.png' })
  const large = opened.getByRole('img', { name: 'our-screen.png' })
  await expect(large).toHaveJSProperty('naturalWidth', 600)
  await expect(large).toHaveAttribute('src', /^blob:/)
  await desk.keyboard.press('Escape')
  await expect(opened).toBeHidden()
  await expectAccessibleInBothColours(desk)
})
