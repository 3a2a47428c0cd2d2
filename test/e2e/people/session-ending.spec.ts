// A session that is about to end: warned of, and renewed where one is.
import { expectAccessibleInBothColours } from '../support/accessible.ts'
import { expect, test } from '../support/journey.ts'
import { password } from '../support/people.ts'

test('who is about to be signed out is warned, and goes on without losing a word', async ({
  enter,
  browserErrors,
}) => {
  browserErrors.allowStatus(401)
  const page = await enter('support')
  const soon = new Date(Date.now() + 10 * 60_000).toISOString()
  await page.evaluate((at) => localStorage.setItem('session_ends', at), soon)
  const before = await page.evaluate(() => localStorage.getItem('token'))
  await page.goto('/admin/support')
  const note = page.getByRole('form', { name: 'Your session ends soon' })
  await expect(note).toBeVisible()
  await expectAccessibleInBothColours(page)
  await page.getByRole('button', { name: 'OpenTicket' }).click()
  const typed = page.getByRole('dialog').getByLabel('Title')
  await typed.fill('Half a sentence')

  await note.getByLabel('Password', { exact: true }).fill('not the password')
  await note.getByRole('button', { name: 'Stay signed in' }).click()
  await expect(note.getByText('The user name or password is wrong.')).toBeVisible()
  await note.getByLabel('Password', { exact: true }).fill(password)
  await note.getByRole('button', { name: 'Stay signed in' }).click()
  await expect(note).toBeHidden()
  await expect(typed).toHaveValue('Half a sentence')
  expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBe(before)
})
