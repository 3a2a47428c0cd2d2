// A second step at sign-in: by an app, by recovery code, by passkey; asked of a role, and reset.
import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { expectAccessibleInBothColours } from '../support/accessible.ts'
import { holdRequests } from '../support/hold-requests.ts'
import { expect, test } from '../support/journey.ts'
import { expectWelcome, type Person, password } from '../support/people.ts'

test.use({ ownApp: true })

/**
 * What an app shows so many steps from now. A code is good once, and journeys are quicker than
 * codes; one of the step before would run out while it is typed.
 */
function codeOf(secret: string, steps = 0): string {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 })
}

async function givePassword(page: Page, name: Person) {
  await page.goto('/admin/login')
  await page.getByLabel('User name or e-mail').fill(name)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

async function leave(page: Page) {
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page).toHaveURL('/home')
}

async function openProfile(page: Page) {
  await page.getByRole('link', { name: 'Profile', exact: true }).click()
  return page.getByRole('list', { name: 'Two-step sign-in' })
}

/** Looks elsewhere for so long that who one is is asked for again. */
async function lookAway(page: Page) {
  const asked = page.waitForResponse('**/api/auth/me')
  await page.evaluate(() => {
    const { now } = Date
    Date.now = () => now() + 61_000
    window.dispatchEvent(new Event('visibilitychange'))
  })
  await asked
}

/** Scans, types the code, and keeps the recovery codes. */
async function setUpApp(page: Page, begin: () => Promise<void>) {
  await begin()
  await page.locator('form:not(:has([name=password])) [name=current_password]').fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible()
  const letters = await page.locator('output', { hasText: /^([A-Z2-7]{4} ?){8}$/ }).textContent()
  const secret = (letters ?? '').replaceAll(' ', '')
  await expectAccessibleInBothColours(page)
  await page.getByLabel('Code from your app').fill(codeOf(secret))
  const confirming = await holdRequests(page, '**/api/auth/second-factor/app/confirm')
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expectHeld(page)
  confirming.release()
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  await lookAway(page)
  const recoveryCodes = await codes.allTextContents()
  expect(recoveryCodes).toHaveLength(10)
  const loading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the codes' }).click()
  expect((await loading).suggestedFilename()).toBe('linecheck-recovery-codes.txt')
  await expectAccessibleInBothColours(page)
  await page.getByRole('button', { name: 'I have saved them' }).click()
  return { secret, recoveryCodes }
}

/** Recovery codes are shown once: nothing takes the form away while they are on their way. */
async function expectHeld(page: Page) {
  const cancel = page.getByRole('button', { name: 'Cancel' })
  await expect(cancel).toBeDisabled()
  await cancel.press('Enter')
  await expect(cancel).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toHaveCount(0)
}

/** The password alone is not enough. Gives the new codes. */
async function makeNewCodes(page: Page, code: string): Promise<string[]> {
  await page.getByRole('button', { name: 'Create new codes' }).click()
  const asking = page.getByRole('dialog')
  await asking.locator('[name=current_password]').fill(password)
  await asking.getByRole('button', { name: 'Create new codes' }).click()
  const box = asking.getByLabel('or a recovery code')
  await expect(box).toHaveAccessibleDescription('Please fill this in.')
  await box.fill(code)
  const making = await holdRequests(page, '**/api/auth/second-factor/codes')
  await asking.getByRole('button', { name: 'Create new codes' }).click()
  await expectHeld(page)
  making.release()
  const codes = asking.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const made = await codes.allTextContents()
  await asking.getByRole('button', { name: 'I have saved them' }).click()
  return made
}

test('an app is set up, asked for at sign-in, stood in for by a recovery code, and reset by an Admin', async ({
  enter,
  visit,
  browserErrors,
}) => {
  browserErrors.allowStatus(401)
  const own = await enter('editor')
  const rows = await openProfile(own)
  const { secret, recoveryCodes: firstCodes } = await setUpApp(own, () =>
    rows.getByRole('button', { name: 'Set up' }).click(),
  )
  await expect(rows.getByText('10 codes are left.')).toBeVisible()
  const recoveryCodes = await makeNewCodes(own, firstCodes[9] ?? '')

  const page = await visit()
  await givePassword(page, 'editor')
  await expect(page.getByRole('heading', { name: 'Two-step sign-in' })).toBeVisible()
  await expect(page.getByLabel('Code from your app')).toBeFocused()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await expectAccessibleInBothColours(page)
  await page.getByLabel('Code from your app').fill('000000')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('The code is wrong')
  await page.getByLabel('Code from your app').fill(codeOf(secret, 1))
  await page.keyboard.press('Enter')
  await expectWelcome(page, 'editor')

  const soon = new Date(Date.now() + 10 * 60_000).toISOString()
  await page.evaluate((at) => localStorage.setItem('session_ends', at), soon)
  await page.goto('/admin/logs')
  await page
    .getByRole('form', { name: 'Your session ends soon' })
    .getByLabel('Password', { exact: true })
    .fill(password)
  await page.getByRole('button', { name: 'Stay signed in' }).click()
  const step = page.getByRole('form', { name: 'Two-step sign-in' })
  await step.getByRole('button', { name: 'Use a recovery code' }).click()
  await step.getByLabel('Recovery code').fill(recoveryCodes[5] ?? '')
  await step.getByRole('button', { name: 'Confirm' }).click()
  await expect(step).toBeHidden()

  const other = await visit()
  await givePassword(other, 'editor')
  await other.getByRole('button', { name: 'Use a recovery code' }).click()
  await other.getByLabel('Recovery code').fill((recoveryCodes[4] ?? '').toLowerCase())
  await other.getByRole('button', { name: 'Confirm' }).click()
  await expectWelcome(other, 'editor')

  const admin = await enter('admin')
  await admin.getByRole('link', { name: 'Users', exact: true }).click()
  await admin.getByRole('button', { name: 'Elena Brandt' }).click()
  await admin.getByRole('button', { name: 'Turn off two-step sign-in' }).click()
  const question = admin.getByRole('dialog').filter({ hasText: 'Turn off two-step sign-in for' })
  await question.getByRole('button', { name: 'Turn off two-step sign-in' }).click()
  await expect(admin.getByText('is turned off for this account, and its')).toBeVisible()
  await admin.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(admin.getByText('Turned off two-step sign-in')).toBeVisible()

  await page.reload()
  await expect(page).toHaveURL(/\/admin\/login\?next=/)
  await givePassword(page, 'editor')
  await expectWelcome(page, 'editor')
})

/** Chromium's own device: it keeps passkeys, and verifies whoever asks. */
async function plugInDevice(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test('a passkey is made, signs in alone and as second step, and is removed', async ({ enter }) => {
  const page = await enter('approver')
  await plugInDevice(page)
  const rows = await openProfile(page)
  await rows.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Till 4')
  await page.locator('form:not(:has([name=password])) [name=current_password]').fill(password)
  await page.getByRole('button', { name: 'Create passkey' }).click()
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await expect(rows.getByText('Till 4')).toBeVisible()
  await expect(rows.getByText('last used Never')).toBeVisible()

  await leave(page)
  await page.goto('/admin/login?next=%2Fadmin%2Fprofile')
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expectWelcome(page, 'approver')
  await expect(page).toHaveURL('/admin/profile')
  await expect(rows.getByText('last used Never')).toBeHidden()

  await leave(page)
  await givePassword(page, 'approver')
  await expect(page.getByRole('heading', { name: 'Two-step sign-in' })).toBeVisible()
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expectWelcome(page, 'approver')

  await openProfile(page)
  await rows.getByRole('button', { name: 'Remove the passkey Till 4' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Use a passkey' }).click()
  await expect(rows.getByText('Till 4')).toBeHidden()
})

test('who turns away from their device tries again without another code', async ({ enter }) => {
  const page = await enter('editor')
  const rows = await openProfile(page)
  const { recoveryCodes } = await setUpApp(page, () =>
    rows.getByRole('button', { name: 'Set up' }).click(),
  )
  await page.evaluate(() => {
    const { credentials } = navigator
    const turnAway = () => Promise.reject(new DOMException('Not now', 'NotAllowedError'))
    Object.defineProperty(credentials, 'create', { value: turnAway, configurable: true })
  })
  await rows.getByRole('button', { name: 'Add a passkey' }).click()
  const asking = page.getByRole('dialog')
  await asking.locator('[name=current_password]').fill(password)
  await asking.getByLabel('or a recovery code').fill(recoveryCodes[0] ?? '')
  await asking.getByRole('button', { name: 'Create passkey' }).click()
  await expect(asking.getByText('Your device did not create a passkey.')).toBeVisible()
  await expect(asking.getByRole('button', { name: 'Create passkey' })).toBeFocused()
  await expectAccessibleInBothColours(page)

  await page.evaluate(() => Reflect.deleteProperty(navigator.credentials, 'create'))
  await plugInDevice(page)
  await page.keyboard.press('Enter')
  await expect(asking).toBeHidden()
  await expect(rows.getByText('9 codes are left.')).toBeVisible()
  await expect(rows.getByText('Passkey ·')).toBeVisible()
})

test('a code is asked for as soon as another tab has set up a second step', async ({
  enter,
  browserErrors,
}) => {
  browserErrors.allowStatus(422)
  const page = await enter('support')
  const late = await page.context().newPage()
  await late.goto('/admin/profile')
  await late
    .getByRole('list', { name: 'Two-step sign-in' })
    .getByRole('button', { name: 'Set up' })
    .click()
  const rows = await openProfile(page)
  await setUpApp(page, () => rows.getByRole('button', { name: 'Set up' }).click())

  const asking = late.getByRole('dialog')
  await asking.locator('[name=current_password]').fill(password)
  await asking.getByRole('button', { name: 'Continue' }).click()
  const box = asking.getByLabel('or a recovery code')
  await expect(box).toBeFocused()
  await expect(box).toHaveAccessibleDescription(/\S/)
})

test('whose role needs a second step sets it up before anything else, and goes on where they were', async ({
  enter,
  staff,
  visit,
  browserErrors,
}) => {
  browserErrors.allowStatus(403)
  browserErrors.allowStatus(422)
  const working = await enter('editor2')
  const admin = await staff('admin')
  await admin.goto('/admin/settings?tab=sign-in')
  await expectAccessibleInBothColours(admin)
  await admin.getByRole('checkbox', { name: 'Editor' }).check()
  await admin.getByRole('button', { name: 'Save' }).last().click()
  await admin.getByRole('button', { name: 'Close', exact: true }).click()

  await working.getByRole('link', { name: 'Logs', exact: true }).click()
  await expect(working.getByRole('heading', { name: /^Set up two-step sign-in/ })).toBeVisible()
  await expectAccessibleInBothColours(working)
  const late = await working.context().newPage()
  await late.goto('/admin/logs')
  await late.getByRole('button', { name: 'Set up an authenticator app' }).click()
  await setUpApp(working, () =>
    working.getByRole('button', { name: 'Set up an authenticator app' }).click(),
  )
  await expect(working).toHaveURL('/admin/logs')
  // The other tab learns it by the code that it is asked for.
  await late.locator('form:not(:has([name=password])) [name=current_password]').fill(password)
  await late.getByRole('button', { name: 'Continue' }).click()
  await expect(late.getByRole('heading', { name: 'Logs', level: 1 })).toBeVisible()
  await expect(working.getByRole('heading', { name: 'Logs', level: 1 })).toBeVisible()

  const fresh = await visit()
  await givePassword(fresh, 'support')
  await expectWelcome(fresh, 'support')
})
