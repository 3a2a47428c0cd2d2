// The door of the back office: who comes in, who does not, and what they are told.
import type { Request } from '@playwright/test'
import { expectAccessibleInBothColours } from '../support/accessible.ts'
import { holdRequests } from '../support/hold-requests.ts'
import { homeEditorPath } from '../support/home-editor.ts'
import { expect, test } from '../support/journey.ts'
import { password, signIn } from '../support/people.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a guest is sent to sign in, and back to where they wanted to go', async ({ page }) => {
  await page.goto('/admin/logs')
  await expect(page).toHaveURL(/\/admin\/login\?next=%2Fadmin%2Flogs$/)
  await expectAccessibleInBothColours(page)
  await signIn(page, 'support')
  await expect(page).toHaveURL('/admin/logs')
})

test('a guest who asks for a page editor or for what is nowhere gets the error page', async ({
  page,
  browserErrors,
}) => {
  browserErrors.allowStatus(404)
  for (const path of [homeEditorPath, '/admin/nowhere']) {
    await page.goto(path)
    await expect(page).toHaveURL('/error-404')
  }
})

test('who is signed in logs out and is a guest again', async ({ enter, browserErrors }) => {
  browserErrors.allowStatus(404)
  const page = await enter('support')
  await expect(page.getByText(/^Version 2\.\d+\.\d+$/)).toBeVisible()
  const names = ['token', 'user_details', 'User', 'primary_color', 'secondary_color']
  const stored = () => page.evaluate((all) => all.map((name) => localStorage.getItem(name)), names)
  await expect.poll(async () => (await stored()).includes(null)).toBe(false)
  const [token, , user, ...colours] = await stored()
  expect(token).not.toBeNull()
  expect(JSON.parse(user ?? '{}')).toMatchObject({ username: 'support' })
  for (const colour of colours) expect(colour).toMatch(/^#[\da-f]{6}$/)
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page).toHaveURL('/home')
  expect(await stored()).toEqual(names.map(() => null))
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/admin\/login/)
})

test('what is still loading is stopped before the session ends', async ({ enter }) => {
  const page = await enter('support')
  await holdRequests(page, '**/api/auth/email')
  const loading = page.waitForRequest('**/api/auth/email')
  await page.getByRole('link', { name: 'Profile', exact: true }).click()
  await loading
  const isLoading = (one: Request) => one.url().endsWith('/auth/email')
  const stopped = page.waitForEvent('requestfailed', isLoading)
  await page.route('**/api/auth/logout', async (route) => {
    await stopped
    await route.continue()
  })
  await page.getByRole('button', { name: 'Log Out', exact: true }).click()
  await expect(page).toHaveURL('/home')
})

test('a call without a stored token is not made, and the sign-in page says so', async ({
  enter,
}) => {
  const page = await enter('editor')
  await page.getByRole('link', { name: 'Support', exact: true }).click()
  await page.getByRole('button', { name: 'OpenTicket' }).click()
  const asking = page.getByRole('dialog', { name: 'New ticket' })
  await asking.getByLabel('Title').fill('The menu is cut off')
  await asking.getByLabel('Description').fill('Since this morning.')
  await page.evaluate(() => localStorage.removeItem('token'))
  await asking.getByRole('button', { name: 'Submit' }).click()
  await expect(page).toHaveURL(/\/admin\/login/)
  await expect(page.getByText('No token found!')).toBeVisible()
})

test('blank fields are not sent, a wrong password is one sentence', async ({
  page,
  browserErrors,
}) => {
  browserErrors.allowStatus(401)
  await page.goto('/admin/login')
  const user = page.getByLabel('User name or e-mail')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(user).toBeFocused()
  expect(await user.evaluate((field: HTMLInputElement) => field.validity.valueMissing)).toBe(true)

  await user.fill('nobody-of-that-name')
  await page.getByLabel('Password', { exact: true }).fill('not-the-right-password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toContainText('The user name or password is wrong.')
  await expect(user).toHaveValue('nobody-of-that-name')
  await expectAccessibleInBothColours(page)
})

test('who chooses a language at the door is spoken to in it from then on', async ({ page }) => {
  await page.goto('/admin/login')
  await page.getByLabel('Language').click()
  await page.getByRole('button', { name: 'العربية' }).click()
  await expect(page.getByRole('heading', { name: 'تسجيل الدخول إلى Linecheck' })).toBeVisible()
  const root = page.locator('html')
  await expect(root).toHaveAttribute('lang', 'ar')
  await expect(root).toHaveAttribute('dir', 'rtl')
  await expectAccessibleInBothColours(page)

  await page.getByLabel('اسم المستخدم أو البريد الإلكتروني').fill('support')
  await page.getByLabel('كلمة المرور', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'تسجيل الدخول' }).click()
  await expect(page.getByRole('heading', { name: 'لوحة المعلومات' })).toBeVisible()
  await expectAccessibleInBothColours(page)

  // Titles are stored in English, so that pins stay whichever language is read.
  await page.getByRole('button', { name: 'تثبيت السجل' }).click()
  expect(await page.evaluate(() => localStorage.getItem('pinned'))).toBe('["Logs"]')
  await page.getByLabel('اللغة').click()
  await page.getByRole('button', { name: 'Deutsch' }).click()
  await expect(page.getByRole('region', { name: 'Angeheftet' })).toContainText('Protokoll')
})

test.describe('after five failures', () => {
  test.use({ ownApp: true })

  test('even the right password has to wait, and other accounts do not', async ({
    page,
    enter,
    browserErrors,
  }) => {
    browserErrors.allowStatus(401)
    browserErrors.allowStatus(429)
    await page.goto('/admin/login')
    await page.getByLabel('User name or e-mail').fill('editor2')
    for (const typed of ['one', 'two', 'three', 'four', 'five', password]) {
      await page.getByLabel('Password', { exact: true }).fill(typed)
      const response = page.waitForResponse('**/api/auth/login')
      await page.getByRole('button', { name: 'Sign in' }).click()
      expect((await response).status()).toBe(typed === password ? 429 : 401)
      await expect(page.getByRole('alert')).not.toBeEmpty()
    }
    await expect(page.getByRole('alert')).toContainText('Too many attempts.')
    await enter('editor')
  })
})
