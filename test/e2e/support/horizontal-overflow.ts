import type { Page } from '@playwright/test'

/** How many pixels a page can be scrolled sideways. */
export function horizontalOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
}
