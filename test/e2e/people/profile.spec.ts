// One's own account: names, a password by its rules, and where one is signed in.
import type { Page } from '@playwright/test'
import { expectAccessibleInBothColours } from '../support/accessible.ts'
import { expect, test } from '../support/journey.ts'
import { logIn, password } from '../support/people.ts'

test.use({ ownApp: true })

const chosen = 'seven lamps over the counter'

async function openProfile(page: Page) {
  await page.getByRole('link', { name: 'Profile', exact: true }).click()
  await expect(page.getByLabel('User name')).toHaveValue('editor')
}

/** Says yes to what a dialog says, and gives it back. */
async function closeDialog(page: Page, sentence: string) {
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(sentence)
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(dialog).toBeHidden()
}

test('a name that changes is the name everywhere, and none is not taken', async ({
  enter,
  browserErrors,
}) => {
  browserErrors.allowStatus(422)
  const page = await enter('editor')
  await openProfile(page)
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveAttribute('readonly')
  await expect(page.getByLabel('Role')).toHaveAttribute('readonly')
  await expectAccessibleInBothColours(page)

  await page.getByLabel('First name').fill('')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Please fill this in.')).toBeVisible()
  await expect(page.getByLabel('First name')).toBeFocused()

  await page.getByLabel('First name').fill('Elena')
  await page.getByLabel('User name').fill('approver')
  await page.getByRole('button', { name: 'Save' }).click()
  await closeDialog(page, 'Incomplete details. Please complete the form.')
  await expect(page.getByText('Someone else has this user name.')).toBeVisible()

  await page.getByLabel('User name').fill('elena')
  await page.getByLabel('User name').press('Enter')
  await closeDialog(page, 'Your profile has been saved.')
  await expect(page.getByText('Welcome elena', { exact: true })).toBeVisible()
})

test('a name that is not saved yet outlasts the page, and can be dropped', async ({ enter }) => {
  const page = await enter('editor')
  await openProfile(page)
  const name = page.getByLabel('First name')
  const before = await name.inputValue()
  await name.fill('Elena Maria')
  await page.reload()
  await expect(name).toHaveValue('Elena Maria')
  await expect(page.getByText('Unsaved changes restored')).toBeVisible()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(name).toHaveValue(before)
  await page.reload()
  await expect(name).toHaveValue(before)
})

test('the rules of a password are told one by one, and the one chosen is good from then on', async ({
  enter,
  browserErrors,
  baseURL,
}) => {
  browserErrors.allowStatus(422)
  const page = await enter('editor')
  await openProfile(page)
  const rule = (words: string) => page.getByRole('listitem').filter({ hasText: words })
  const isKept = async (words: string, kept: boolean) =>
    expect(rule(words).getByRole('img', { name: kept ? 'Done:' : 'Still to do:' })).toBeVisible()
  const typed = page.locator('[name=password]')
  const again = page.locator('[name=password_confirmation]')
  for (const [text, long, own, easy] of [
    ['short', false, true, false],
    ['passwordpassword', true, true, false],
    ['editor@marigold.example', true, false, false],
    [chosen, true, true, true],
  ] as const) {
    await typed.fill(text)
    await isKept('15 to 128 characters', long)
    await isKept('Not your name', own)
    await isKept('Not easy to guess', easy)
    await isKept('Both are the same', false)
  }
  await again.fill(chosen)
  await isKept('Both are the same', true)

  await page.getByRole('button', { name: 'Show passwords' }).first().click()
  for (const box of [typed, again]) await expect(box).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide passwords' }).first().click()

  await page.getByLabel('Current password').fill('not my password')
  await page.getByRole('button', { name: 'Change password' }).click()
  await closeDialog(page, 'Incomplete details.')
  await expect(page.getByText('Your current password is wrong.')).toBeVisible()
  await expectAccessibleInBothColours(page)
  await page.getByLabel('Current password').fill(password)
  await page.getByRole('button', { name: 'Change password' }).click()
  await closeDialog(page, 'Your password was changed.')
  await expect(typed).toHaveValue('')
  await logIn(baseURL ?? '', 'editor', chosen)
})

test('a session that is not known is ended from here, and then all the others', async ({
  enter,
  browserErrors,
}) => {
  browserErrors.allowStatus(401)
  const [page, other] = [await enter('editor'), await enter('editor')]
  await enter('editor')
  await openProfile(page)
  const sessions = page.getByRole('list', { name: 'Where you are signed in' })
  await expect(sessions.getByText('This session')).toHaveCount(1)
  // Others may have signed in before: the app's data are those of the run.
  const count = await sessions.getByRole('listitem').count()
  expect(count).toBeGreaterThanOrEqual(3)
  await sessions
    .getByRole('button', { name: /^End the session/ })
    .first()
    .click()
  await expect(sessions.getByRole('listitem')).toHaveCount(count - 1)
  await page.getByRole('button', { name: 'Log out everywhere else' }).click()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  await other.getByRole('link', { name: 'Media Library' }).click()
  await expect(other).toHaveURL(/\/admin\/login\?next=/)
})

test('a toast is dismissed by keyboard without losing the place, and stays while it has the focus', async ({
  enter,
}) => {
  const page = await enter('editor')
  await page.clock.install()
  await openProfile(page)
  const choices = page.locator('#notices').getByRole('combobox')
  for (const place of [0, 1]) {
    const saved = page.waitForResponse('**/api/notices/wishes')
    await choices.nth(place).selectOption({ index: 1 })
    await saved
  }
  const dismiss = page.getByRole('button', { name: 'Dismiss' })
  await expect(dismiss).toHaveCount(2)
  await dismiss.first().focus()
  await dismiss.first().hover()
  await page.mouse.move(0, 0)
  await page.clock.runFor(10_000)
  await expect(dismiss).toHaveCount(1)
  await expect(dismiss).toBeFocused()

  await choices.first().selectOption({ index: 0 })
  await expect(dismiss).toHaveCount(2)
  await dismiss.first().press('Enter')
  await expect(dismiss).toHaveCount(1)
  await expect(dismiss).toBeFocused()
  await dismiss.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})
