import type { Page } from '@playwright/test'

/** Calls of this address are not answered before they are let go. */
export async function holdRequests(page: Page, url: string): Promise<{ release: () => void }> {
  const held = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    await held.promise
    await route.continue()
  })
  return { release: held.resolve }
}
