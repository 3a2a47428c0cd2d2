import { expect, type Locator, type Page } from '@playwright/test'

export const homeEditorPath = '/admin/pages/home'

type Label = 'Hero Banner' | 'ICM Banner' | 'New!' | 'Discover' | 'Work with Us'

/** Follows a link of the sidebar, as people do; who has opened nothing yet comes by the screen's address. */
export async function openFromSidebar(page: Page, name: string | RegExp, path: string) {
  if (page.url() === 'about:blank') return page.goto(path)
  const sidebar = page.getByRole('navigation', { name: 'Back office' })
  return sidebar.getByRole('link', { name }).click()
}

/** Opens the home page's editor from the sidebar, as people do. */
export async function openHomeEditor(page: Page): Promise<void> {
  await openFromSidebar(page, 'Home', homeEditorPath)
  await expect(card(page, 'Hero Banner')).toBeVisible()
}

/** The log, which is open as the screen loads. */
export async function openLog(page: Page): Promise<Locator> {
  await expect(page.getByRole('button', { name: 'Activity Log' })).toHaveAttribute(
    'aria-expanded',
    'true',
  )
  return page.getByRole('table', { name: 'Activity log' })
}

/** One of the five cards. */
export function card(page: Page, label: Label): Locator {
  return page.getByRole('region', { name: label, exact: true })
}

/** Presses a step of a card, reads the server's sentence and closes its dialog. */
export async function take(page: Page, label: Label, step: string, sentence: string) {
  await card(page, label).getByRole('button', { name: step, exact: true }).click()
  await expectNotice(page, label, sentence)
}

/** The dialog with a sentence of the server, and its Close button. */
export async function expectNotice(page: Page, title: string, sentence: string | RegExp) {
  const dialog = page.getByRole('dialog', { name: title })
  await expect(dialog).toContainText(sentence)
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(dialog).toBeHidden()
}

export const sentences = {
  saved: 'Your draft has been saved.',
  submitted: 'Your Approval Request has been submitted for review.',
}
