import { expect, type Page } from '@playwright/test'

export type Person = 'admin' | 'editor' | 'editor2' | 'approver' | 'approver2' | 'support'

/** As `playwright.config.ts` sets it for the demo accounts. */
export const password = 'linecheck-demo-password'

/** Fills the sign-in page that is open, and waits until the back office is there. */
export async function signIn(page: Page, name: Person): Promise<void> {
  await page.getByLabel('User name or e-mail').fill(name)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText(`Welcome ${name}`, { exact: true })).toBeVisible()
}
