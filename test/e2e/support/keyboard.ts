import { expect, type Locator, type Page } from '@playwright/test'

/** Goes there with Tab, and presses Enter, or another key, or with null none. */
export async function press(
  page: Page,
  control: Locator,
  key: string | null = 'Enter',
): Promise<void> {
  await expect(control).toBeVisible()
  for (let step = 0; step < 160; step += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) {
      if (key) await page.keyboard.press(key)
      return
    }
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${control}`)
}
