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

/** A key that is pressed, or words that are typed. */
type Stroke = { key: string; ctrlKey?: true } | { words: string }

/** One after the other before any timer or frame has had its turn, as from fast hands on a slow machine. */
export async function typeAtOnce(page: Page, ...strokes: Stroke[]): Promise<void> {
  await page.evaluate(async (strokes) => {
    for (const stroke of strokes) {
      if ('words' in stroke) document.execCommand('insertText', false, stroke.words)
      else {
        const key = new KeyboardEvent('keydown', { ...stroke, bubbles: true, cancelable: true })
        document.activeElement?.dispatchEvent(key)
      }
      // React draws what a key has changed before the browser brings the next one.
      for (let turn = 0; turn < 10; turn += 1) await null
    }
  }, strokes)
}
