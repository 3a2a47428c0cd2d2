// What reaches people without a browser: a link for a forgotten password, and a new address.
import { expectAccessibleInBothColours } from '../support/accessible.ts'
import { expect, test } from '../support/journey.ts'
import type { OwnApp } from '../support/own-app.ts'
import { password } from '../support/people.ts'

test.use({ ownApp: true })

const chosen = 'seven lamps over the counter'

/** The mail that somebody gets with this subject. */
async function mailTo(app: OwnApp | null, address: string, subject: string) {
  const found = () =>
    app?.received.find((one) => one.envelopeTo.includes(address) && one.subject === subject)
  await expect.poll(() => found()?.subject).toBe(subject)
  return found()
}

function linkIn(text = ''): string {
  return /http:\/\/\S+\/admin\/\w+#\S+/.exec(text)?.[0] ?? ''
}

test('who forgot a password is back by a link in a mail, once, and everywhere else it is over', async ({
  app,
  enter,
  visit,
  browserErrors,
}) => {
  browserErrors.allowStatus(401)
  browserErrors.allowStatus(404)
  const elsewhere = await enter('editor')
  const page = await visit({ reducedMotion: 'reduce' })
  await page.goto('/admin/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expectAccessibleInBothColours(page)
  await page.getByLabel('User name or e-mail').fill('editor')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('If this account exists')).toBeVisible()
  const mail = await mailTo(app, 'editor@marigold.example', 'A new password for your account')
  const link = linkIn(mail?.text)

  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Hello Elena' })).toBeVisible()
  await page.locator('[name=password]').fill(chosen)
  await page.locator('[name=password_confirmation]').fill(chosen)
  await page.getByRole('button', { name: 'Set password and sign in' }).click()
  await expect(page.getByText('Welcome editor', { exact: true })).toBeVisible()
  await mailTo(app, 'editor@marigold.example', 'Your password was changed')

  await elsewhere.getByRole('link', { name: 'Profile', exact: true }).click()
  await expect(elsewhere).toHaveURL(/\/admin\/login\?next=/)
  await elsewhere.goto(link)
  await expect(elsewhere.getByText('This link was already used or has expired.')).toBeVisible()
})

test('another e-mail counts when it is confirmed by its link, by whoever asked for it', async ({
  app,
  enter,
  visit,
}) => {
  const page = await enter('editor')
  await page.getByRole('link', { name: 'Profile', exact: true }).click()
  await page.getByRole('button', { name: 'Change e-mail' }).click()
  const form = page.getByRole('form', { name: 'Change e-mail' })
  await form.getByLabel('New e-mail').fill('elena@marigold.example')
  await form.getByLabel('Current password').fill(password)
  await form.getByRole('button', { name: 'Send confirmation e-mail' }).click()
  await expect(page.getByText('We sent an e-mail to the new address.')).toBeVisible()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.getByText(/^Confirm elena@marigold\.example by/)).toBeVisible()
  await expectAccessibleInBothColours(page)
  await mailTo(app, 'editor@marigold.example', 'New e-mail address for your account')
  const mail = await mailTo(app, 'elena@marigold.example', 'Confirm your new e-mail address')

  const other = await visit({ reducedMotion: 'reduce' })
  await other.goto(linkIn(mail?.text))
  await other.getByLabel('User name or e-mail').fill('editor')
  await other.getByLabel('Password', { exact: true }).fill(password)
  await other.getByRole('button', { name: 'Sign in' }).click()
  await other.getByRole('button', { name: 'Confirm the address' }).click()
  await expect(other.getByText('Your e-mail address was changed.')).toBeVisible()
  await expectAccessibleInBothColours(other)
  await other.getByRole('link', { name: 'Go to your profile' }).click()
  await expect(other.getByLabel('E-mail', { exact: true })).toHaveValue('elena@marigold.example')
  await mailTo(app, 'editor@marigold.example', 'Your e-mail address was changed')
})
