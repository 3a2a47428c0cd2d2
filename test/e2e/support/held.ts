import type { Page } from '@playwright/test'

/** Calls of this address are not answered before they are let go. */
export async function hold(page: Page, url: string): Promise<{ letGo: () => void }> {
  const held = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    await held.promise
    await route.continue()
  })
  return { letGo: held.resolve }
}
