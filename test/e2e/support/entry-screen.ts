import { expect, type Locator, type Page } from '@playwright/test'
import { expectNotice } from './home-editor.ts'

/** The list of a collection, opened from the sidebar as people do. */
export async function openList(page: Page, plural: string): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Back office' })
    .getByRole('link', { name: plural, exact: true })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: plural })).toBeVisible()
}

/** An entry's screen, found in its list. */
export async function openEntry(page: Page, plural: string, title: string): Promise<void> {
  await openList(page, plural)
  await page.getByRole('searchbox', { name: 'Search' }).fill(title)
  await page.getByRole('link', { name: title, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

/** The form of an entry: "Promotion". */
export function form(page: Page, label: string): Locator {
  return page.getByRole('region', { name: label, exact: true })
}

/** Presses a step of the form, reads the server's sentence and closes its dialog. */
export async function step(page: Page, label: string, name: string, sentence: string) {
  await form(page, label).getByRole('button', { name, exact: true }).click()
  await expectNotice(page, label, sentence)
}

/** The row of an entry on its list. */
export function row(page: Page, title: string): Locator {
  return page.getByRole('row').filter({ has: page.getByRole('link', { name: title, exact: true }) })
}

/** What a box for a moment takes: `2026-12-01T09:00`, so many days from now. */
export function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 16)
}
