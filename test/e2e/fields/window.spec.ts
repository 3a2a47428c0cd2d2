// When guests see an entry is typed by the clocks of the brand, also where those are put forward or back.
import type { Locator, Page } from '@playwright/test'
import { expectAccessibleInBothColours } from '../support/accessible.ts'
import { expectNotice, sentences } from '../support/home-editor.ts'
import { expect, test } from '../support/journey.ts'
import { logIn } from '../support/people.ts'
import { openNewPromotion } from './text-box.ts'

test.use({ ownApp: true, timezoneId: 'Asia/Tokyo', locale: 'en-GB' })

test('a time that clocks show twice or never is taken as meant, and said', async ({
  staff,
  baseURL,
}) => {
  await keepTime(baseURL, 'Europe/Berlin')
  const editor = await staff('editor')
  await openNewPromotion(editor)
  await editor.getByRole('textbox', { name: 'Title', exact: true }).fill('Summer box')
  const from = editor.getByLabel('Visible from')
  const until = editor.getByLabel('Visible until')
  await expect(from).toHaveAccessibleDescription(/Time zone of the brand: Central European/)
  await from.fill('2027-03-28T02:30')
  await expect(note(editor, 'forward')).toContainText(/Sunday,? 28 March 2027 at 3:30 am/)
  await until.fill('2027-10-31T02:30')
  await expect(note(editor, 'back')).toContainText('The first one is used.')
  await expect(from).toHaveValue('2027-03-28T03:30')
  await expectAccessibleInBothColours(editor)

  await editor.getByRole('button', { name: 'Save Draft' }).click()
  await expectNotice(editor, 'Promotion', sentences.saved)
  await expect(editor).toHaveURL(/\/promo\/details\/\d+$/)
  await expect(until).toHaveValue('2027-10-31T02:30')
  expect(await saved(baseURL, editor)).toMatchObject({
    starts_at: '2027-03-28T01:30:00.000Z',
    ends_at: '2027-10-31T00:30:00.000Z',
  })
})

test('half a date is said to be missing its rest, and no save loses it', async ({
  staff,
  browserErrors,
}) => {
  browserErrors.allowStatus(422)
  const editor = await staff('editor')
  await openNewPromotion(editor)
  await editor.getByRole('textbox', { name: 'Title', exact: true }).fill('Summer box')
  const from = editor.getByLabel('Visible from')
  await from.click()
  await from.pressSequentially('05')
  await editor.getByRole('textbox', { name: 'Summary' }).focus()
  await expect(from).toHaveAccessibleDescription(/Please complete the date and the time\./)
  await editor.getByRole('button', { name: 'Save Draft' }).click()
  const refused = editor.getByRole('dialog', { name: 'Promotion' })
  await expect(refused).toContainText('Incomplete details.')
  await refused.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(from).toHaveAttribute('aria-invalid', 'true')
  await from.fill('2027-05-01T09:00')
  await expect(from).not.toHaveAttribute('aria-invalid', 'true')
})

function note(page: Page, which: 'forward' | 'back'): Locator {
  return page.getByRole('status').filter({ hasText: `The clocks go ${which}` })
}

async function keepTime(url: string | undefined, zone: string): Promise<void> {
  await call(url, 'admin', '/settings/update', { time_zone: zone })
}

/** The record of the entry whose screen is open. */
async function saved(url: string | undefined, page: Page): Promise<unknown> {
  const id = page.url().split('/').at(-1)
  const { record } = await call<{ record: unknown }>(url, 'editor', `/promotions/create/${id}`)
  return record
}

async function call<T>(
  url: string | undefined,
  person: 'admin' | 'editor',
  path: string,
  body?: object,
): Promise<T> {
  const { token } = await logIn(url ?? '', person)
  const response = await fetch(`${url}/api${path}`, {
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
  })
  expect(response.status, path).toBe(200)
  return ((await response.json()) as { data: T }).data
}
