import { type BrowserContextOptions, expect, type Page } from '@playwright/test'

export type Person = 'admin' | 'editor' | 'editor2' | 'approver' | 'approver2' | 'support'

/** As `playwright.config.ts` sets it for the demo accounts. */
export const password = 'linecheck-demo-password'

/** What the browser of somebody holds who has signed in, as the sign-in page leaves it there. */
export async function signedIn(
  url: string,
  name: Person,
  secret = password,
): Promise<NonNullable<BrowserContextOptions['storageState']>> {
  const { token, user } = await logIn(url, name, secret)
  const localStorage = [
    { name: 'token', value: token },
    { name: 'user_details', value: JSON.stringify(user) },
  ]
  return { cookies: [], origins: [{ origin: url, localStorage }] }
}

/** A session by a call of the API, for journeys that are not about the sign-in page. */
export async function logIn(
  url: string,
  name: Person,
  secret = password,
): Promise<{ token: string; user: object }> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: name, password: secret }),
  })
  expect(response.status, `${name} signs in`).toBe(200)
  const { data } = (await response.json()) as { data: { token: string; user: object } }
  return data
}

/** Makes a call of the API as somebody, and returns its data. Throws when it is refused. */
export async function postAs<T>(
  url: string,
  who: Person,
  path: string,
  body: Record<string, unknown>,
): Promise<T> {
  const { token } = await logIn(url, who)
  const response = await fetch(`${url}/api${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
  })
  const envelope = (await response.json()) as { message: string; data: T }
  if (!response.ok) throw new Error(`${path}: ${response.status} ${envelope.message}`)
  return envelope.data
}

/** Fills the sign-in page that is open, and waits until the back office is there. */
export async function signIn(page: Page, name: Person): Promise<void> {
  await page.getByLabel('User name or e-mail').fill(name)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expectWelcome(page, name)
}

/** The back office is there, and knows who came in. */
export async function expectWelcome(page: Page, name: Person): Promise<void> {
  await expect(page.getByText(`Welcome ${name}`, { exact: true })).toBeVisible()
}
