import { expect, type Locator, type Page } from '@playwright/test'

/** A promotion that nobody has saved yet, with the box of its description there to be typed in. */
export async function openNewPromotion(page: Page): Promise<void> {
  await page.goto('/admin/pages/addpromo')
  await expect(boxOf(page)).toBeVisible()
}

export function boxOf(page: Page): Locator {
  return page.getByRole('textbox', { name: 'Description', exact: true })
}

export function toolbarOf(page: Page): Locator {
  return page.getByRole('toolbar', { name: 'Formatting: Description' })
}
