// What was typed and not saved survives a reload, an ended session and a rejected submission.
import type { Page } from '@playwright/test'
import { expectAccessibleInBothColours } from '../support/accessible.ts'
import { card, openHomeEditor } from '../support/home-editor.ts'
import { expect, test } from '../support/journey.ts'
import { signIn } from '../support/people.ts'

test('a reload keeps it, and leaving asks first', async ({ staff }) => {
  const editor = await staff('editor')
  await openHomeEditor(editor)
  await typeTitle(editor, 'Half a thought')
  editor.once('dialog', (question) => void question.accept())
  await editor.reload()
  await expect(card(editor, 'Work with Us')).toContainText('Unsaved changes restored')
  await expectTitle(editor, 'Half a thought')

  await editor.getByRole('link', { name: 'Logs' }).click()
  const question = editor.getByRole('dialog', { name: 'Leave with unsaved changes?' })
  await expect(question).toContainText('Work with Us: your changes are not saved.')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(editor).toHaveURL(/\/admin\/pages\/home$/)
  await editor.getByRole('link', { name: 'Logs' }).click()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(editor.getByRole('heading', { level: 1, name: 'Logs' })).toBeVisible()
  await openHomeEditor(editor)
  await expectTitle(editor, 'Half a thought')
})

test('a session that ends meanwhile leads to the door and back to the text', async ({
  staff,
  baseURL,
  browserErrors,
}) => {
  browserErrors.allowStatus(401)
  const editor = await staff('editor')
  // The screen says by itself who is here: without a response that does not lead to the door first.
  await editor.route('**/api/presence', () => undefined)
  await openHomeEditor(editor)
  await typeTitle(editor, 'Half a thought')
  await endSession(editor, baseURL)
  await card(editor, 'Work with Us').getByRole('button', { name: 'Save Draft' }).click()
  await expect(editor).toHaveURL(/\/admin\/login\?next=/)
  await expect(editor.getByText('Your session has ended.')).toBeVisible()
  await signIn(editor, 'editor')
  await expect(editor).toHaveURL(/\/admin\/pages\/home$/)
  await expectTitle(editor, 'Half a thought')
})

test('a session that ends while nothing is pressed leads there by itself', async ({
  staff,
  baseURL,
  browserErrors,
}) => {
  browserErrors.allowStatus(401)
  const editor = await staff('editor')
  await openHomeEditor(editor)
  await typeTitle(editor, 'Half a thought')
  await endSession(editor, baseURL)
  await expect(editor).toHaveURL(/\/admin\/login\?next=/, { timeout: 45_000 })
  await signIn(editor, 'editor')
  await expectTitle(editor, 'Half a thought')
})

test('another tab that logs out leads this one to the door, and nothing is lost', async ({
  staff,
}) => {
  const editor = await staff('editor')
  await openHomeEditor(editor)
  await typeTitle(editor, 'Half a thought')
  const other = await editor.context().newPage()
  await other.goto('/dashboard')
  await other.getByRole('button', { name: 'Log Out' }).click()
  await expect(other).toHaveURL('/home')
  await expect(editor).toHaveURL(/\/admin\/login\?next=/)
  await expect(editor.getByText('You logged out in another tab.')).toBeVisible()
  await signIn(editor, 'editor')
  await expectTitle(editor, 'Half a thought')
})

test('an incomplete form says beside each field what is missing', async ({
  staff,
  browserErrors,
}) => {
  browserErrors.allowStatus(422)
  const editor = await staff('editor')
  await openHomeEditor(editor)
  const work = card(editor, 'Work with Us')
  await work.getByLabel('Title').fill('')
  await work.getByLabel('Description').fill('')
  await work.getByRole('button', { name: 'Submit For Approval' }).click()
  const told = editor.getByRole('dialog', { name: 'Work with Us' })
  await expect(told).toContainText('Incomplete details. Please complete the form.')
  await told.getByRole('button', { name: 'Close' }).click()
  for (const name of ['Title', 'Description']) {
    await expect(work.getByLabel(name)).toHaveAttribute('aria-invalid', 'true')
    await expect(work.getByLabel(name)).toHaveAccessibleDescription(/\S/)
  }
  await expect(work.getByLabel('Title')).toBeFocused()
  await expectAccessibleInBothColours(editor)
})

async function typeTitle(page: Page, title: string): Promise<void> {
  await card(page, 'Work with Us').getByLabel('Title').fill(title)
}

async function expectTitle(page: Page, title: string): Promise<void> {
  await expect(card(page, 'Work with Us').getByLabel('Title')).toHaveValue(title)
}

/** The server forgets the token; the browser does not know yet. */
async function endSession(page: Page, url: string | undefined): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  await fetch(`${url}/api/auth/logout`, { method: 'POST', headers, body: '{}' })
}
